// The options with which the game can be played in the dark: the first edition glows (MG-1.2).
const options: Readonly<Record<string, string>> = { edition: "1998" };
export default options;
