// What is wrong with a field is said in the language of the page; a browser would say it in its own.
import { say } from "../text/text";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldOf({ target }: Event): Field | null {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField ? target : null;
}

/** What is to be done with a field that a form was refused for; "" if it is all right. */
export function wordsFor(field: Field): string {
  const { validity, type } = field;
  if (validity.valid) return "";
  if (validity.typeMismatch) return say("house", "field-mail");
  if (field instanceof HTMLInputElement && type === "number")
    return say("house", "field-number", { low: field.min, high: field.max });
  if (validity.tooShort && "minLength" in field)
    return say("house", "field-short", { least: field.minLength });
  return say("house", "field-missing", { kind: type });
}

function refuse(event: Event): void {
  const field = fieldOf(event);
  // What was said before is no fault of its own.
  field?.setCustomValidity("");
  field?.setCustomValidity(wordsFor(field));
}

export function speakOfFields(): void {
  document.addEventListener("invalid", refuse, true);
  document.addEventListener("input", (event) => fieldOf(event)?.setCustomValidity(""), true);
}
