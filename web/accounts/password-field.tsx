import { type ComponentProps, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { type AroundField, Field } from '#kit/field.tsx'
import { accountsWords } from '#words/accounts.ts'

/** A password that its owner may look at while typing. */
export function PasswordField({ label, id, ...rest }: AroundField & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      label={label}
      id={id}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      beside={
        <Button
          look="quiet"
          className="password-toggle"
          aria-controls={id}
          aria-label={shown ? accountsWords.hideField(label) : accountsWords.showField(label)}
          onClick={() => setShown(!shown)}
        >
          {shown ? accountsWords.hide : accountsWords.show}
        </Button>
      }
    />
  )
}
