import { type FormEvent, Fragment, useId, useRef } from 'react'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { EmailSuggestion } from '#storefront/components/forms/email-suggestion.tsx'
import { useEmailSuggestion } from '#storefront/components/forms/use-email-suggestion.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import buttons from '../../components/button.module.css'
import { MenuEntry } from '../menu/menu-entry.tsx'
import type { MenuLink } from '../menu/menu-link.ts'
import styles from './newsletter-form.module.css'
import { useSignup } from './use-signup.ts'

/** Shown if the menu `newsletter` could not be read: visitors must know what they sign up for. */
const BUILT_IN: MenuLink[] = [
  ...CONSENT_TEXTS.newsletter.map((label) => ({ label })),
  { label: 'Política de privacidade', href: '/pagina/politica-de-privacidade' },
]

/** The newsletter form. The menu's first entry is its title; the others explain the consent and how to unsubscribe. */
export function NewsletterForm({ texts }: { texts: MenuLink[] }) {
  const [title, ...terms] = texts.length > 0 ? texts : BUILT_IN
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { suggestion, ask, accept } = useEmailSuggestion(form)
  const about = useId()
  const { loading, success, signUp } = useSignup(useShop()?.appToken)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const email = field.current?.value ?? ''
    if (email === '') return field.current?.focus()
    if ((await signUp(email)) && field.current) field.current.value = ''
  }

  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={submit}
    >
      <h2 className={styles['title']}>{title?.label}</h2>
      <div className={styles['fields']}>
        <input
          ref={field}
          className={styles['field']}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="Digite seu e-mail"
          aria-label="Seu e-mail para a newsletter"
          aria-describedby={about}
          onBlur={(event) => void ask(event.currentTarget.value)}
        />
        <button type="submit" className={buttons['primary']} aria-disabled={loading}>
          {loading ? 'Enviando…' : 'Cadastrar'}
        </button>
      </div>
      <EmailSuggestion suggestion={suggestion} onAccept={accept} />
      <p id={about} className={styles['terms']}>
        {terms.map((item) => (
          <Fragment key={item.label}>
            <MenuEntry item={item} />{' '}
          </Fragment>
        ))}
      </p>
      <div className={styles['status']}>
        <p role="status">{success && 'Cadastrado na newsletter com sucesso!'}</p>
        {success && <p>Falta confirmar: abra o link que enviamos ao seu e-mail.</p>}
      </div>
    </form>
  )
}
