/** The cold room itself: what people carry in and out of it, and nothing that anybody writes down. */
export class ColdRoom {
  lies = 0

  carryIn(grams: number): void {
    this.lies += grams
  }

  /** Who carries out more than anybody knew of has found it there. */
  carryOut(grams: number): void {
    this.lies = Math.max(0, this.lies - grams)
  }

  /** Somebody looks. Where less lies there than is promised, they are told so, and the promises stand. */
  look(kept: number, promised: number): void {
    this.lies = Math.max(kept, Math.min(this.lies, promised))
  }
}
