// What is asked once more before it is done.
export interface Question {
  title: string;
  text: string;
  /** The words of the button that does it. */
  yes: string;
  act: () => void;
}
