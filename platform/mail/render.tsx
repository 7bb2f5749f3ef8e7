import { render, toPlainText } from '@react-email/render'
import { fillMarks, marksOf, NO_TEXTS } from './marks.ts'
import { accountDeleted } from './templates/account-deleted.tsx'
import { backInStock } from './templates/back-in-stock.tsx'
import { budgetRequest } from './templates/budget-request.tsx'
import { cartAbandoned } from './templates/cart-abandoned.tsx'
import { ClosingWords } from './templates/closing-words.tsx'
import { contactMessage } from './templates/contact-message.tsx'
import type { MailContent } from './templates/content.ts'
import { emailChange } from './templates/email-change.tsx'
import { emailChanged } from './templates/email-changed.tsx'
import { evaluationRequest } from './templates/evaluation-request.tsx'
import { Layout } from './templates/layout.tsx'
import { loginCode } from './templates/login-code.tsx'
import { loginTries } from './templates/login-tries.tsx'
import { mailTest } from './templates/mail-test.tsx'
import { newsletterConfirmation } from './templates/newsletter-confirmation.tsx'
import { newsletterWelcome } from './templates/newsletter-welcome.tsx'
import { orderApproved } from './templates/order-approved.tsx'
import { orderBoleto } from './templates/order-boleto.tsx'
import { orderCancelled } from './templates/order-cancelled.tsx'
import { orderChanged } from './templates/order-changed.tsx'
import { orderDeclined } from './templates/order-declined.tsx'
import { orderDelivered } from './templates/order-delivered.tsx'
import { orderLateMoney } from './templates/order-late-money.tsx'
import { orderPartPaid } from './templates/order-part-paid.tsx'
import { orderPix } from './templates/order-pix.tsx'
import { orderReady } from './templates/order-ready.tsx'
import { orderReceived } from './templates/order-received.tsx'
import { orderRefunded } from './templates/order-refunded.tsx'
import { orderReturnAsked } from './templates/order-return-asked.tsx'
import { orderReturned } from './templates/order-returned.tsx'
import { orderSent } from './templates/order-sent.tsx'
import { OwnWords } from './templates/own-words.ts'
import { passwordChanged } from './templates/password-changed.tsx'
import { passwordLink } from './templates/password-link.tsx'
import { questionAnswered } from './templates/question-answered.tsx'
import { signUpConfirmation } from './templates/sign-up-confirmation.tsx'
import { signUpKnown } from './templates/sign-up-known.tsx'
import { staffAlerts } from './templates/staff-alerts.tsx'
import { staffInvitation } from './templates/staff-invitation.tsx'
import { staffNotice } from './templates/staff-notice.tsx'
import type { MailShop, RenderedMail, RenderMail, TemplateName, Templates } from './templates.ts'

const TEMPLATES: { [Name in TemplateName]: (props: Templates[Name], shop: MailShop) => MailContent } = {
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'sign-up-confirmation': signUpConfirmation,
  'sign-up-known': signUpKnown,
  'login-code': loginCode,
  'password-link': passwordLink,
  'password-changed': passwordChanged,
  'login-tries': loginTries,
  'order-received': orderReceived,
  'order-pix': orderPix,
  'order-boleto': orderBoleto,
  'order-approved': orderApproved,
  'order-declined': orderDeclined,
  'order-part-paid': orderPartPaid,
  'order-changed': orderChanged,
  'order-late-money': orderLateMoney,
  'order-sent': orderSent,
  'order-ready': orderReady,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'order-return-asked': orderReturnAsked,
  'order-returned': orderReturned,
  'cart-abandoned': cartAbandoned,
  'back-in-stock': backInStock,
  'evaluation-request': evaluationRequest,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'staff-alerts': staffAlerts,
  'staff-invitation': staffInvitation,
  'staff-notice': staffNotice,
  'mail-test': mailTest,
  'question-answered': questionAnswered,
  'budget-request': budgetRequest,
  'contact-message': contactMessage,
}

/** Headings are not shouted, and a row of a table is a line. */
const PLAIN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td[data-text="cell"]', format: 'inline' },
  ],
}

/**
 * Makes subject, HTML and plain text of a mail. What the store says in its own words stands around what the template tells, as
 * text: nothing of it can become a tag.
 */
export const renderMail: RenderMail = async (name, props, shop, textos = NO_TEXTS): Promise<RenderedMail> => {
  const { subject: told, preheader, reason, body } = TEMPLATES[name](props, shop)
  const said = fillMarks(textos, marksOf(name, props, shop))
  const subject = said.assunto || told
  const html = await render(
    <Layout shop={shop} subject={subject} preheader={preheader} reason={reason}>
      <OwnWords value={said}>
        {body}
        <ClosingWords />
      </OwnWords>
    </Layout>,
  )

  return { subject, html, text: apart(toPlainText(html, PLAIN)) }
}

/** Some mail programs take the full stop after an address for a part of it. */
function apart(text: string): string {
  return text.replaceAll(/(https?:\/\/\S*[^\s.,;:!?)])([.,;:!?)]+)(?=\s|$)/g, '$1 $2')
}
