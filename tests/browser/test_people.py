"""Names, accounts, other devices, programs, and leaving for good."""

import json
from pathlib import Path

from playwright.sync_api import Locator, Route, expect

from tests.browser.setting_up import ask, be_account, be_guest, open_table
from tests.browser.visitor import NewVisitor, Visitor

PASSWORD = "a word and another"


def unfolded(visitor: Visitor, key: str) -> Locator:
    """A form that was folded up."""
    part = visitor.page.locator(
        "details", has=visitor.page.locator("summary", has_text=visitor.say(key))
    )
    part.locator("summary").click()
    return part


def test_account_sign_out_and_in_and_a_forgotten_password(visitor: NewVisitor) -> None:
    person = visitor()
    person.expect_complaints("status of 401|status of 403")
    person.goto("/settings")
    person.field("name-heading").fill("Ophélie")
    person.button("save").click()
    expect(person.page.get_by_text(person.say("name-saved", name="Ophélie"))).to_be_visible()

    form = unfolded(person, "account-make")
    form.get_by_label(person.say("account-password"), exact=True).fill(PASSWORD)
    form.get_by_role("button").click()
    secret = person.page.get_by_role("status").filter(has_text=person.say("recovery-code"))
    expect(secret).to_be_visible()
    code = secret.locator("code").inner_text()

    person.button("sign-out").click()
    form = unfolded(person, "sign-in")
    form.get_by_label(person.say("account-name")).fill("Ophélie")
    form.get_by_label(person.say("account-password"), exact=True).fill("something else")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label(person.say("account-password"), exact=True).fill(PASSWORD)
    form.get_by_role("button").click()
    expect(person.button("sign-out")).to_be_visible()
    expect(person.field("name-heading")).to_have_value("Ophélie")

    person.button("sign-out").click()
    form = unfolded(person, "sign-in")
    form.get_by_label(person.say("forgotten")).check()
    form.get_by_label(person.say("account-name")).fill("Ophélie")
    form.get_by_label(person.say("recovery-code")).fill(code)
    form.get_by_label(person.say("account-new-password")).fill("yet another word")
    form.get_by_role("button").click()
    expect(secret).to_be_visible()
    assert secret.locator("code").inner_text() != code, "the code changes too"


def test_handover_to_another_device(visitor: NewVisitor) -> None:
    desk, phone = visitor(), visitor(viewport=(390, 844), touch=True)
    be_guest(desk, "Ana")
    table = open_table(desk, "ghosts", ["me", "careful"], start=True)
    desk.goto("/settings")
    desk.button("other-device-make").click()
    expect(desk.page.get_by_role("img", name=desk.say("other-device-qr"))).to_be_visible()
    address = desk.page.locator("#handover-url").input_value()
    assert address.startswith(desk.base_url)
    phone.page.goto(address)
    phone.button("device-take").click()
    expect(phone.page.get_by_text(phone.say("device-done", name="Ana"))).to_be_visible()
    assert phone.page.url == f"{phone.base_url}/device", "the code stays in no history"
    phone.link("to-mine").click()
    expect(phone.page.locator(f"a[href='/t/{table['id']}']").first).to_be_visible()


def test_token_export_and_farewell(visitor: NewVisitor) -> None:
    person = visitor()
    be_account(person, "Hamlet")
    held: list[Route] = []

    def hold_the_list(route: Route) -> None:
        if held or route.request.method != "GET":
            route.continue_()
        else:
            held.append(route)

    person.page.route("**/api/me/tokens", hold_the_list)
    person.goto("/settings")
    person.field("token-label").fill("my bot")
    person.button("token-new").click()
    secret = person.page.get_by_role("status").filter(has_text=person.say("token-secret"))
    token = secret.locator("code").inner_text()
    held[0].continue_()
    program = visitor()
    answer = program.context.request.get(
        f"{person.base_url}/api/me", headers={"Authorization": f"Bearer {token}"}
    )
    assert answer.json()["name"] == "Hamlet"
    person.button("token-drop-named", label="my bot").click()
    expect(secret).to_have_count(0)

    with person.page.expect_download() as waiting:
        person.link("export").click()
    data = json.loads(Path(waiting.value.path()).read_bytes())
    assert "Hamlet" in json.dumps(data)
    assert token not in json.dumps(data)

    form = unfolded(person, "farewell")
    form.get_by_label(person.say("account-password"), exact=True).fill("correct horse")
    form.get_by_label(person.say("farewell-sure")).check()
    form.get_by_role("button").click()
    person.page.wait_for_url(f"{person.base_url}/")
    assert ask(person, "GET", "/api/me")["id"] is None


def test_devices_are_listed_and_signed_out(visitor: NewVisitor) -> None:
    here, there, third = visitor(), visitor("fr"), visitor()
    be_account(here, "Yorick")
    for other in (there, third):
        ask(other, "POST", "/api/session", name="Yorick", password="correct horse")
    ask(here, "POST", "/api/me/tokens", label="my bot")
    there.goto("/settings")
    here.goto("/settings")
    devices = here.page.get_by_role("region", name=here.say("settings-sessions"))
    rows = devices.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(here.say("session-here"))
    expect(rows.nth(1)).to_contain_text("Linux")
    rows.nth(1).get_by_role("button").click()
    expect(rows).to_have_count(2)

    form = unfolded(here, "password-change")
    form.get_by_label(here.say("account-old-password")).fill("correct horse")
    form.get_by_label(here.say("account-new-password")).fill("another horse")
    expect(form.get_by_label(here.say("password-tokens-revoke"))).to_be_checked()
    form.get_by_label(here.say("password-tokens-keep")).check()
    form.get_by_role("button").click()
    expect(here.page.get_by_text(here.say("password-changed"))).to_be_visible()
    expect(rows).to_have_count(1)
    expect(here.button("token-drop-named", label="my bot")).to_be_visible()
    assert ask(there, "GET", "/api/me")["id"] is None
    assert ask(here, "GET", "/api/me")["name"] == "Yorick"

    here.button("sign-out-everywhere").click()
    expect(here.page.locator("summary", has_text=here.say("sign-in"))).to_be_visible()
    assert ask(here, "GET", "/api/me")["id"] is None


def test_settings_of_the_device_are_kept(visitor: NewVisitor) -> None:
    person = visitor(theme="light")
    person.goto("/settings")
    html = person.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    person.field("setting-theme").select_option("dark")
    person.field("setting-speed").select_option("fast")
    person.page.get_by_label(person.say("setting-confirm")).uncheck()
    expect(html).to_have_attribute("data-theme", "dark")
    person.page.reload()
    expect(person.field("setting-theme")).to_have_value("dark")
    expect(person.field("setting-speed")).to_have_value("fast")
    expect(person.page.get_by_label(person.say("setting-confirm"))).not_to_be_checked()
    expect(html).to_have_attribute("data-theme", "dark")
    person.button("switch-to-light").click()
    expect(html).to_have_attribute("data-theme", "light")
