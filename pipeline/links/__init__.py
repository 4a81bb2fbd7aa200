"""Stage `links`: which pages do judgments link to for which section?"""
