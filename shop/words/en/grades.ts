export const gradesWords = {
  ours: (grade: number) => `Our grade: ${grade} of 5`,
  average: (average: number, reviews: string) => `${average} of 5, ${reviews}`,
  reviews: (count: number, grouped: string) => (count === 1 ? '1 review' : `${grouped} reviews`),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
} as const
