import { render, toPlainText } from '@react-email/render'
import { accountDeleted } from './templates/account/account-deleted.tsx'
import { classReminder } from './templates/account/class-reminder.tsx'
import { emailChange } from './templates/account/email-change.tsx'
import { emailChanged } from './templates/account/email-changed.tsx'
import { loginCode } from './templates/account/login-code.tsx'
import { loginTries } from './templates/account/login-tries.tsx'
import { passportHandedOver, passportReceived } from './templates/account/passport.tsx'
import { passwordChanged } from './templates/account/password-changed.tsx'
import { passwordLink } from './templates/account/password-link.tsx'
import { signUpConfirmation } from './templates/account/sign-up-confirmation.tsx'
import { signUpKnown } from './templates/account/sign-up-known.tsx'
import { stringChange } from './templates/account/string-change.tsx'
import { teachingAnswer } from './templates/account/teaching-answer.tsx'
import type { MailContent } from './templates/content.ts'
import { ClosingWords } from './templates/layout/closing-words.tsx'
import { Layout } from './templates/layout/layout.tsx'
import { LookProvider, lookOf } from './templates/layout/look.ts'
import { OwnWords } from './templates/layout/own-words.ts'
import { cartAbandoned } from './templates/marketing/cart-abandoned.tsx'
import { newsletterConfirmation } from './templates/marketing/newsletter-confirmation.tsx'
import { newsletterWelcome } from './templates/marketing/newsletter-welcome.tsx'
import { orderApproved } from './templates/orders/order-approved.tsx'
import { orderCancelled } from './templates/orders/order-cancelled.tsx'
import { orderChanged } from './templates/orders/order-changed.tsx'
import { orderDelivered } from './templates/orders/order-delivered.tsx'
import { orderInvoice } from './templates/orders/order-invoice.tsx'
import { orderInvoiceCancelled } from './templates/orders/order-invoice-cancelled.tsx'
import { orderParcel } from './templates/orders/order-parcel.tsx'
import { orderPassport } from './templates/orders/order-passport.tsx'
import { orderReady } from './templates/orders/order-ready.tsx'
import { orderReceived } from './templates/orders/order-received.tsx'
import { orderReturnAsked } from './templates/orders/order-return-asked.tsx'
import { orderReturned } from './templates/orders/order-returned.tsx'
import { orderSent } from './templates/orders/order-sent.tsx'
import { salesQuote } from './templates/orders/sales-quote.tsx'
import { tradeIn } from './templates/orders/trade-in.tsx'
import { workOrder } from './templates/orders/work-order.tsx'
import { orderBoleto } from './templates/payments/order-boleto.tsx'
import { orderDeclined } from './templates/payments/order-declined.tsx'
import { orderLateMoney } from './templates/payments/order-late-money.tsx'
import { orderPartPaid } from './templates/payments/order-part-paid.tsx'
import { orderPaymentLink } from './templates/payments/order-payment-link.tsx'
import { orderPix } from './templates/payments/order-pix.tsx'
import { orderRefunded } from './templates/payments/order-refunded.tsx'
import { backInStock } from './templates/reviews/back-in-stock.tsx'
import { budgetRequest } from './templates/reviews/budget-request.tsx'
import { contactMessage } from './templates/reviews/contact-message.tsx'
import { evaluationFollowUp } from './templates/reviews/evaluation-follow-up.tsx'
import { evaluationRequest } from './templates/reviews/evaluation-request.tsx'
import { goneGoods } from './templates/reviews/gone-goods.tsx'
import { lostHold } from './templates/reviews/lost-hold.tsx'
import { priceAlert } from './templates/reviews/price-alert.tsx'
import { priceDrop } from './templates/reviews/price-drop.tsx'
import { questionAnswered } from './templates/reviews/question-answered.tsx'
import { restockDate } from './templates/reviews/restock-date.tsx'
import { stockQueue } from './templates/reviews/stock-queue.tsx'
import { mailTest } from './templates/staff/mail-test.tsx'
import { staffAlerts } from './templates/staff/staff-alerts.tsx'
import { staffInvitation } from './templates/staff/staff-invitation.tsx'
import { staffNotification } from './templates/staff/staff-notice.tsx'
import type { MailShop, RenderedMail, RenderMail, TemplateName, Templates } from './templates.ts'
import { fillMarks, marksOf, NO_TEXTS } from './texts/marks.ts'

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
  'order-payment-link': orderPaymentLink,
  'sales-quote': salesQuote,
  'trade-in': tradeIn,
  'work-order': workOrder,
  'order-late-money': orderLateMoney,
  'order-parcel': orderParcel,
  'order-sent': orderSent,
  'order-ready': orderReady,
  'order-delivered': orderDelivered,
  'order-passport': orderPassport,
  'order-cancelled': orderCancelled,
  'order-invoice': orderInvoice,
  'order-invoice-cancelled': orderInvoiceCancelled,
  'order-refunded': orderRefunded,
  'order-return-asked': orderReturnAsked,
  'order-returned': orderReturned,
  'cart-abandoned': cartAbandoned,
  'stock-queue': stockQueue,
  'gone-goods': goneGoods,
  'lost-hold': lostHold,
  'price-alert': priceAlert,
  'price-drop': priceDrop,
  'restock-date': restockDate,
  'back-in-stock': backInStock,
  'evaluation-request': evaluationRequest,
  'evaluation-follow-up': evaluationFollowUp,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'string-change': stringChange,
  'class-reminder': classReminder,
  'teaching-answer': teachingAnswer,
  'passport-handed-over': passportHandedOver,
  'passport-received': passportReceived,
  'staff-alerts': staffAlerts,
  'staff-invitation': staffInvitation,
  'staff-notice': staffNotification,
  'mail-test': mailTest,
  'question-answered': questionAnswered,
  'budget-request': budgetRequest,
  'contact-message': contactMessage,
}

/** Keeps headings in their own case and puts each table row on a line. */
const PLAIN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td[data-text="cell"]', format: 'inline' },
  ],
}

/**
 * Renders subject, HTML and plain text of a mail. The store's own texts are rendered as text, so they can't contain
 * tags.
 */
export const renderMail: RenderMail = async (name, props, shop, textos = NO_TEXTS): Promise<RenderedMail> => {
  const { subject: standardSubject, preheader, reason, body } = TEMPLATES[name](props, shop)
  const texts = fillMarks(textos, marksOf(name, props, shop))
  const subject = texts.assunto || standardSubject
  const html = await render(
    <LookProvider value={lookOf(shop)}>
      <Layout shop={shop} subject={subject} preheader={preheader} reason={reason}>
        <OwnWords value={texts}>
          {body}
          <ClosingWords />
        </OwnWords>
      </Layout>
    </LookProvider>,
  )

  return { subject, html, text: separateLinks(toPlainText(html, PLAIN)) }
}

/** Some mail programs include the full stop after an address in the link. */
function separateLinks(text: string): string {
  return text.replaceAll(/(https?:\/\/\S*[^\s.,;:!?)])([.,;:!?)]+)(?=\s|$)/g, '$1 $2')
}
