/** What a change of the catalogue calls its fields where no field of a form has that name: an import, and the log. */
export const cellNames: Readonly<Record<string, string>> = {
  what: 'Kind of row',
  name: 'Code',
  retired: 'Removed',
  available: 'On sale today',
  id: 'Number',
  slug: 'Web address',
  tolerance: 'Percent over',
  usual: 'Default size',
  order: 'Sequence',
  product: 'New product',
  home: 'Home page',
  slide: 'Photo on the home page',
  catch: 'Fish of the day',
  favourite: 'Favourite on the home page',
}

export const cellWords = {
  ofSize: (size: string, field: string) => `${size}, ${field}`,
  numbered: (field: string, nr: string) => `${field} ${nr}`,
  notSold: 'not sold',
  sizesRemoved: (sizes: readonly string[]) =>
    sizes.length === 1 ? `Removes the size ${sizes[0]}` : `Removes the sizes ${sizes.join(', ')}`,
  someRemoved: (products: number) =>
    products === 1
      ? 'This file removes a size of 1 product, which comes first below.'
      : `This file removes sizes of ${products} products, which come first below.`,
} as const
