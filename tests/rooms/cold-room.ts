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

  /** Somebody looks, and what they see is so, whatever is promised. */
  look(kept: number): void {
    this.lies = kept
  }
}
