/** The dark top of a page that tells rather than sells. */
export const PageBanner = ({ title, line }: { title: string; line: string }) => (
  <div className="page-banner on-slate">
    <div className="band stack">
      <h1>{title}</h1>
      <p>{line}</p>
    </div>
  </div>
)
