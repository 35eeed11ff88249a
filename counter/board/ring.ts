let audio: AudioContext | undefined

/** Two short tones, as a shop's door makes them. Before somebody has touched the page no browser lets it sound: then it is silent. */
export function ring(): void {
  if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const [place, hertz] of tones.entries()) tone(audio, hertz, audio.currentTime + place * apart)
}

const tones = [880, 660]
/** in seconds, as the browser's sound counts them */
const apart = 0.18
const fading = 0.4
const loudness = 0.3

function tone(on: AudioContext, hertz: number, at: number) {
  const voice = on.createOscillator()
  const volume = on.createGain()
  voice.frequency.value = hertz
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + fading)
  voice.connect(volume).connect(on.destination)
  voice.start(at)
  voice.stop(at + fading)
}
