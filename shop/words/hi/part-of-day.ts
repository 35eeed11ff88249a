/** 'सुबह', of hours from 0 to 23 */
export function partOfDay(hour: number): string {
  if (hour < 4) return 'रात'
  if (hour < 12) return 'सुबह'
  if (hour < 16) return 'दोपहर'
  return hour < 20 ? 'शाम' : 'रात'
}
