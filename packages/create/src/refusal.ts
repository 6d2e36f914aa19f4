/** An error of the user: what can't be done, and what to type instead. */
export class Refusal extends Error {
  constructor(what: string, hint: string) {
    super(`${what}\n  ${hint}`);
  }
}
