import { beforeAll, expect, test, vi } from "vitest";
import { speakOfFields } from "./formValidation";
import { addBundle, speak } from "../text/bundles.svelte";
import words from "../../../src/hantise/locales/fr/house.ftl?raw";

beforeAll(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("everything is here"))),
  );
  addBundle("fr", "house", [words]);
  await speak("fr");
  speakOfFields();
});

function field(markup: string): HTMLInputElement {
  document.body.innerHTML = `<form>${markup}</form>`;
  const found = document.querySelector("input");
  if (!found) throw new Error("there is no field");
  return found;
}

test.each([
  ["<input required>", "Remplissez ce champ."],
  ['<input type="checkbox" required>', "Cochez cette case pour continuer."],
  ['<input type="file" required>', "Choisissez un fichier."],
  ['<input type="email" value="nobody">', "Saisissez une adresse e-mail, comme nom@exemple.org."],
  ['<input type="number" min="2" max="9" value="12">', "Saisissez un nombre entier de 2 à 9."],
])("%s is refused in the language of the page", (markup, expected) => {
  const refused = field(markup);
  expect(refused.form?.reportValidity()).toBe(false);
  expect(refused.validationMessage).toBe(expected);
});

test("a field that was mended is accepted", () => {
  const name = field("<input required>");
  name.form?.reportValidity();
  name.value = "Nell";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  expect(name.form?.reportValidity()).toBe(true);
});
