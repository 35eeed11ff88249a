export default function HomePage() {
  return <h1>Darya</h1>
}
