/** 'सकाळी', of hours from 0 to 23 */
export function partOfDay(hour: number): string {
  if (hour < 4) return 'रात्री'
  if (hour < 6) return 'पहाटे'
  if (hour < 12) return 'सकाळी'
  if (hour < 16) return 'दुपारी'
  return hour < 20 ? 'संध्याकाळी' : 'रात्री'
}
