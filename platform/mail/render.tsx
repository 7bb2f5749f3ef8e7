import { render, toPlainText } from '@react-email/render'
import type { MailContent } from './templates/content.ts'
import { Layout } from './templates/layout.tsx'
import { loginCode } from './templates/login-code.tsx'
import { newsletterConfirmation } from './templates/newsletter-confirmation.tsx'
import { newsletterWelcome } from './templates/newsletter-welcome.tsx'
import { passwordChanged } from './templates/password-changed.tsx'
import { passwordLink } from './templates/password-link.tsx'
import { signUpConfirmation } from './templates/sign-up-confirmation.tsx'
import { signUpKnown } from './templates/sign-up-known.tsx'
import type { MailShop, RenderedMail, RenderMail, TemplateName, Templates } from './templates.ts'

const TEMPLATES: { [Name in TemplateName]: (props: Templates[Name], shop: MailShop) => MailContent } = {
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'sign-up-confirmation': signUpConfirmation,
  'sign-up-known': signUpKnown,
  'login-code': loginCode,
  'password-link': passwordLink,
  'password-changed': passwordChanged,
}

/** Headings are not shouted. */
const PLAIN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** Makes subject, HTML and plain text of a mail. */
export const renderMail: RenderMail = async (name, props, shop): Promise<RenderedMail> => {
  const { subject, preheader, reason, body } = TEMPLATES[name](props, shop)
  const html = await render(
    <Layout shop={shop} subject={subject} preheader={preheader} reason={reason}>
      {body}
    </Layout>,
  )

  return { subject, html, text: toPlainText(html, PLAIN) }
}
