declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    wanted: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
