"""A small court system in a box: it writes cases and statutes and serves them as Indian Kanoon does.

courts and crimes: one file for each that the box knows. templates: the sentences. world: people, places,
numbers and precedents. law: Acts and citations. docket: which cases there are. writing: one case as text.
pages: its HTML. site: the two servers.
"""
