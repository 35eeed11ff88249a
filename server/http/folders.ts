/** The first part of a path: 'orders' of '/orders/7/cancel'. */
export const folderOf = (path: string): string => path.split('/', 2)[1] ?? ''
