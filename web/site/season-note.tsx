/** What the shop tells of the season, near the delivery times; on most days nothing. */
export const SeasonNote = ({ text }: { text: string }) => text !== '' && <p className="muted">{text}</p>
