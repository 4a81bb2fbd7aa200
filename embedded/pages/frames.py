"""Everything on a page that is not the document: heads, sidebars, forms and junk scripts.

The skeleton (ids, classes, letter case, misspellings) is the site's; the wording is ours, and nothing
points to a host outside the box.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote

from embedded.pages.links import CitedDocument
from embedded.pages.markup import escape

_OLD_HEAD = """\
<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"
"http://www.w3.org/TR/html4/strict.dtd">
<html>

<head>
    <meta http-equiv="content-type" content="text/html; charset=UTF-8">


    <link type="text/css" href="/static/js/jquery-ui/jquery-ui.min.css" rel="stylesheet">
        <LINK REL="stylesheet" TYPE="text/css" HREF="/static/search_desktop.css">

    <script async src="/static/js/tag.js"></script>
    <script>
        window.dataLayer = window.dataLayer || [];
        function gtag(){dataLayer.push(arguments);}
            gtag('js', new Date());
    </script>

"""
_OLD_TOP = """\
 <a href="/"><img class="doc_logo" src="/static/pics/top.png" alt="logo"></img></a>
<div class="searchbox_top">
  <A HREF="/members/">Members</A>
  <A HREF="/advanced.html">Advanced Search</A>
  <a href="/court_case_online.html">Case Removal</a>
</div>
<div class="hdrtop">
  <form method="GET" action="/search/" id="search-form">
    <input type="text" value="" name="formInput" class="doc_searchbox" id="search-box">
    <input type="submit" VALUE="Search" class="result_submitbutton" id="submit-button">
  </form>
</div>





"""
_OLD_FOOT = """\




    <SCRIPT TYPE="text/javascript" SRC="/static/js/jquery.min.js"></SCRIPT>
    <SCRIPT TYPE="text/javascript" SRC="/static/js/pylaw/share_url.js"></SCRIPT>
<script type="text/javascript">
    $(document).ready(
        function () {
           $("#search-box").autocomplete({ source: "/qsuggest/",  delay:300, minLength: 3});
           $[ "ui" ][ "autocomplete" ].prototype["_renderItem"] = function( ul, item) {
               return $( "<li></li>" )
                      .append( $( "<a></a>" ).html( item.label ) )
                      .appendTo( ul );
           };
           $('#tanslatewarn').click(function (e) {
               var newDiv = $("<div></div>");
               newDiv.html('<p>Translations are made by a machine and are <b>not authoritative</b>.</p>');
           });
    });
</script>
"""
# Good pages also have this: it does not indicate a challenge.
_PROXY_SCRIPT = (
    "<script>(function(){var js = \"window['__CF$cv$params']={r:'%016x'};"
    "_cpo=document.createElement('script');_cpo.nonce='',"
    "_cpo.src='/cdn-cgi/challenge-platform/scripts/invisible.js',"
    "document.getElementsByTagName('head')[0].appendChild(_cpo);\";"
    "var _0xh = document.createElement('iframe');_0xh.height = 1;_0xh.width = 1;"
    "document.body.appendChild(_0xh);})();</script>"
)
_NEW_HEAD = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/static/css/doc.css">
"""
_NEW_TOP = """\
<header class="navbar" id="tophdr">
  <a class="navbar_brand" href="/"><img class="doc_logo" src="/static/pics/top.png" alt="logo"></a>
  <nav aria-label="site"><ul class="menu">
    <li><a href="/browse/">Browse</a></li><li><a href="/advanced.html">Advanced Search</a></li>
    <li><a href="/court_case_online.html">Case Removal</a></li>
  </ul></nav>
  <form method="GET" action="/search/" id="search-form" role="search">
    <input type="text" value="" name="formInput" id="search-box" aria-label="query">
    <button type="submit" id="submit-button">Search</button>
  </form>
</header>
"""
_NEW_FOOT = """\
<footer class="footer"><p>A court in a box. Nothing here is a real judgment.</p></footer>
<script src="/static/js/doc.js" defer></script>
<script>document.addEventListener("DOMContentLoaded", function () { if (1 < 2) { window.ready = "<p>"; } });
</script>
"""
_AD = """\
    <div class="ad_doc">
      <p>Keep notes on a judgment and get <b>alerts</b> for a query. Try the <b>member</b> services --
 <a href="/members/">free for a month</a>.</p>

    </div>
"""


@dataclass(frozen=True, slots=True)
class Sidebar:
    """What is shown beside a document."""

    docid: int
    cites: Sequence[CitedDocument]
    queries: Sequence[str]


def frame_page(title: str, container: str, sidebar: Sidebar, generation: int) -> str:
    """A whole page around a document's container."""
    script = _PROXY_SCRIPT % (sidebar.docid * 0x9E3779B97F4A7C15 % 2**64)
    if generation == 2023:
        return (
            f"{_OLD_HEAD}    <TITLE>{escape(title)}</TITLE>\n\n</head>\n<body>\n{_device_form(sidebar.docid)}"
            f"{_OLD_TOP}{_old_cites(sidebar)}{_options(sidebar.docid)}{_old_queries(sidebar)}"
            f"{container}{_OLD_FOOT}{script}</body>\n\n</html>"
        )
    return (
        f"{_NEW_HEAD}<title>{escape(title)}</title>\n</head>\n<body>\n{_NEW_TOP}"
        f'<main id="main">\n{_new_cites(sidebar)}{_options(sidebar.docid)}'
        f"{container}</main>\n{_NEW_FOOT}{script}</body>\n</html>\n"
    )


def open_container(kind: str, generation: int) -> str:
    """The opening of the container, with its advertisement."""
    name = "CLASS" if generation == 2023 else "class"
    return f'<div {name}="{kind}">\n  \n{_AD}        \n'


def frame_plain(title: str, body: str, *, old: bool = False) -> str:
    """A page without a document: search results, browse lists."""
    if old:
        head = f"{_OLD_HEAD}    <TITLE>{escape(title)}</TITLE>\n\n</head>\n<body>\n"
        return f"{head}{_OLD_TOP}{body}{_OLD_FOOT}</body>\n\n</html>"
    head = f"{_NEW_HEAD}<title>{escape(title)}</title>\n</head>\n<body>\n"
    return f"{head}{_NEW_TOP}{body}{_NEW_FOOT}</body>\n</html>\n"


def _device_form(docid: int) -> str:
    return (
        '    <div id="tophdr">\n    <button type="submit" id="sharelink">Share Link</button>\n'
        '        <form id="website_device_form" method="post" '
        f'action="/change_device/?device=mobile&amp;nextpage=/doc/{docid}/">'
        '<button type="submit" id="website_device">Mobile View</button></form>\n    </div>\n\n    \n'
    )


def _old_cites(sidebar: Sidebar) -> str:
    lines = ['  <div CLASS="doc_cite">\n    \n']
    if sidebar.cites:
        lines.append(f'      <div CLASS="doc_cite_head"> Cites {len(sidebar.cites)} docs \n      \n')
        if len(sidebar.cites) > 5:
            lines.append(f'        - [<A HREF="/search/?formInput=cites:{sidebar.docid}">View All</A>]\n')
        lines.append("      </div>\n")
        lines += [
            f'          <div class="cite_title"><A HREF="/doc/{cited.docid}/">'
            f"{escape(cited.title)}</A></div>\n"
            for cited in sidebar.cites[:5]
        ]
    lines.append(
        f'      <div CLASS="doc_cite_head"> Citedby 0 docs\n'
        f'        - [<A HREF="/search/?formInput=citedby:{sidebar.docid}">View All</A>]\n      </div>\n'
    )
    return "".join(lines) + '  </div>\n\n<div class="doc_research">\n</div>\n\n'


def _new_cites(sidebar: Sidebar) -> str:
    items = "".join(
        f'<li class="cite_title"><a href="/doc/{cited.docid}/">{escape(cited.title)}</a></li>\n'
        for cited in sidebar.cites[:5]
    )
    return f'<aside class="doc_cite" aria-label="citations"><ul>\n{items}</ul></aside>\n'


def _options(docid: int) -> str:
    forms = "".join(
        f'      <form{name} style="display:inline;" method="POST" action="/doc/{docid}/">\n'
        f'        <input type="hidden" name="type"   value="{kind}">\n'
        f'        <input type="submit" value="{label}">\n      </form>\n'
        for kind, label, name in (
            ("pdf", "As PDF", ""),
            ("print", "Print", ""),
            ("courtcopy", "Court Copy", ' id="courtcopyform"'),
        )
    )
    return (
        f'    <div class="docoptions">\n{forms}    </div>\n'
        '    <a href="#" id="tanslatewarn">Warning on Translation</a>\n'
        '    <div id="google_translate_element"></div>\n\n'
    )


def _old_queries(sidebar: Sidebar) -> str:
    items = "".join(
        f'          <div class="item_toselect"><a href="/search/?formInput={quote(query)}">'
        f"{escape(query)}</a></div>\n      \n"
        for query in sidebar.queries
    )
    return (
        '<div class="right_doc_nav">\n  \n    <div class="category">\n'
        f'      <div class="category_title">User Queries</div>\n      \n{items}    </div>\n</div>\n'
    )
