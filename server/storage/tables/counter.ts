export interface CounterTables {
  counter_settings: CounterSettingsTable
}

/** What staff set for the counter itself: 'scale' (how the scales speak), 'labels' (how their labels are laid out). */
interface CounterSettingsTable {
  name: string
  value_json: string
  changed_at: number
}
