import { useId, useRef } from 'react'
import passport from '../../orders/passports/passport.module.css'
import { CopyButton } from '../../orders/payment/codes/copy-button.tsx'
import tools from '../../product/instruments/tool-page.module.css'

/** A link to copy; without JavaScript it is selected and copied by hand. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  return (
    <div className={tools['results']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        className={passport['link']}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton field={field} label="Copiar o link" done="Link copiado" />
    </div>
  )
}
