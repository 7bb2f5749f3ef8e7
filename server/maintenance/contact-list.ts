import { html } from 'hono/html'
import type { Settings } from '#contract/settings/settings.ts'
import { phoneLink, whatsappLink } from '#domain/format/contact-link.ts'

/** The ways to reach the store, as a list; null before the merchant has entered any. */
export function contactList({ whatsapp, telefone, email, atendimento }: Settings['loja']) {
  const contacts = [
    whatsapp && html`<li><a href="${whatsappLink(whatsapp)}">WhatsApp ${whatsapp}</a></li>`,
    telefone && html`<li><a href="${phoneLink(telefone)}">${telefone}</a></li>`,
    email && html`<li><a href="mailto:${email}">${email}</a></li>`,
  ].filter((contact) => contact !== '')
  if (contacts.length === 0) return null

  return html`<ul>${contacts}${atendimento && html`<li>${atendimento}</li>`}</ul>`
}
