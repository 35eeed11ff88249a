import { type ReactNode, useState } from 'react'
import { Alert, Confirm } from './alert.tsx'
import { Banner } from './banner.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Carousel } from './carousel.tsx'
import { Disclosure } from './disclosure.tsx'
import { Dropdown, Field, TextArea } from './field.tsx'
import { Picture } from './picture.tsx'
import { pictureOf } from './pictures.ts'
import { SpinnerOverlay } from './spinner.tsx'
import { Stars } from './stars.tsx'
import { Stepper } from './stepper.tsx'
import { toast } from './toast.tsx'
import './kit-page.css'

/** Every part of the kit in every state, for those who build with it. Production does not have this page. */
export const loader = () => ({ shots: [pictureOf('whole-pomfret'), pictureOf('marinated-bangda')] })

export const meta = () => [{ title: 'The kit' }]

const looks = ['strong', 'quiet', 'plain'] as const
const options = [
  { value: 'large', label: 'Large' },
  { value: 'small', label: 'Small' },
]

export default function KitPage({ loaderData: { shots } }: { loaderData: ReturnType<typeof loader> }) {
  const [over, setOver] = useState<'alert' | 'confirm' | 'spinner'>()
  const [count, setCount] = useState(1)
  const leave = () => setOver(undefined)
  return (
    <div className="band room stack">
      <h1>The kit</h1>
      <Part name="Buttons">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <ButtonLink to="/kit" look="quiet">
          a link
        </ButtonLink>
      </Part>
      <Part name="Fields">
        <Field label="Name" name="name" />
        <Field label="Landmark" optional hint="Near the temple, behind the bank" />
        <Field label="Pincode" error="5 digits typed, a pincode has 6." defaultValue="40001" />
        <Field label="City" disabled defaultValue="Mumbai" />
        <TextArea label="Your review" />
        <Dropdown label="Size" options={options} placeholder="Choose an option" />
      </Part>
      <Part name="Stepper and stars">
        <Stepper count={count} most={3} of="fish" onChange={setCount} />
        <Stars of={4} words="Our grade: 4 of 5" />
        <Stars of={2.5} words="2.5 of 5" />
        <span className="badge">3</span>
        <span className="tag">as packed</span>
      </Part>
      <Part name="News">
        <Banner words="Product added to the cart." />
        <Banner look="warning" words="The price has changed." />
        <Button look="quiet" onClick={() => toast('Kept.')}>
          Toast
        </Button>
        <Button look="quiet" onClick={() => toast('Not kept.', { look: 'error' })}>
          Toast of an error
        </Button>
      </Part>
      <Part name="Over the page">
        <Button onClick={() => setOver('alert')}>Alert</Button>
        <Button onClick={() => setOver('confirm')}>Confirm</Button>
        <Button onClick={() => setOver('spinner')}>Spinner</Button>
        {over === 'alert' && <Alert text="Please login to checkout" onOk={leave} />}
        {over === 'confirm' && <Confirm text="Cancel this order?" yes="Cancel it" onYes={leave} onNo={leave} />}
        {over === 'spinner' && (
          <button type="button" className="kit-spinner" onClick={leave}>
            <SpinnerOverlay words="Press to end" />
          </button>
        )}
      </Part>
      <Part name="Pictures">
        {(['card', 'square', 'wide', 'tall', 'banner'] as const).map((shape, place) => (
          <Picture key={shape} shot={shots[place % 2]} name={shape} shape={shape} sizes="16rem" />
        ))}
        <Picture shot={undefined} name="Not made yet" sizes="16rem" />
        <div className="skeleton" />
      </Part>
      <Disclosure head="DISCLOSURE">What is under it.</Disclosure>
      <Disclosure head="CLOSED" openAtFirst={false}>
        What is under it.
      </Disclosure>
      <Carousel
        head="CAROUSEL"
        items={['one', 'two', 'three', 'four', 'five'].map((key) => ({
          key,
          content: <div className="card card-body">{key}</div>,
        }))}
      />
    </div>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="stack">
    <h2>{name}</h2>
    <div className="kit-part">{children}</div>
  </section>
)
