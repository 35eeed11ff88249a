# A bare window of WebKitGTK that WebKitWebDriver drives: Debian's own small browser is never narrower than 447 px.
# python3 webkit-window.py WIDTH HEIGHT FOLDER
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.set_preferred_languages(['en-IN'])


def new_tab(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # Where there is no line, another page of the site can still be gone back to as it was.
    view.get_settings().set_enable_page_cache(True)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


def begin(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('window')
    session.set_application_info(about)
    session.connect('create-web-view', new_tab)


context.connect('automation-started', begin)
Gtk.main()
