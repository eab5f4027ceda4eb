/** The parts of jsdom that the tests use; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { DOMParser: typeof DOMParser };
  }
}
