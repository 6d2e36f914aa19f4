/** What cannot be made as it was asked for, and how to ask instead. */
export class Refusal extends Error {
  constructor(what: string, hint: string) {
    super(`${what}\n  ${hint}`);
  }
}
