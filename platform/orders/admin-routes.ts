import { implement } from '@orpc/server'
import { orders } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from './access/get-store-order.ts'
import { paymentLink } from './access/payment-link.ts'
import { addNote } from './attention/add-note.ts'
import { settleStoreAttention } from './attention/settle-store-attention.ts'
import { findGuestBuyers } from './buyer/find-guest-buyers.ts'
import { editOrder } from './editing/edit-order.ts'
import { previewEdit } from './editing/preview-edit.ts'
import { attachStoreInvoice } from './invoices/attach-store-invoice.ts'
import { getStoreInvoiceData } from './invoices/get-store-invoice-data.ts'
import { cancelChosen, cancelStoreOrder } from './lifecycle/cancel-store-order.ts'
import { deliverChosen, deliverOrder, deliverStoreParcel } from './lifecycle/deliver-order.ts'
import { startPicking } from './lifecycle/start-picking.ts'
import { countBySituation } from './listing/count-by-situation.ts'
import { listStoreOrders } from './listing/list-store-orders.ts'
import { listTags } from './listing/list-tags.ts'
import { listViews } from './listing/list-views.ts'
import { removeView } from './listing/remove-view.ts'
import { saveView } from './listing/save-view.ts'
import { tagOrders } from './listing/tag-orders.ts'
import { resendMail } from './mail/resend-mail.ts'
import { answerDispute } from './payment/disputes/answer-dispute.ts'
import { refundOrder } from './payment/refund-order.ts'
import { cancelReturn } from './returns/cancel-return.ts'
import { receiveStoreReturn } from './returns/receive-store-return.ts'
import { reportStoreDefect } from './returns/report-store-defect.ts'
import { requestReturn } from './returns/request-return.ts'
import { settleDefect } from './returns/settle-defect.ts'
import { addStoreTrackingEvent } from './shipping/add-store-tracking-event.ts'
import { changeStoreTracking } from './shipping/change-store-tracking.ts'
import { buyChosenLabels, buyLabels } from './shipping/labels/buy-labels.ts'
import { buyReturn, returnOptions } from './shipping/labels/buy-return.ts'
import { cancelLabel, retryLabel } from './shipping/labels/change-labels.ts'
import { labelOptions } from './shipping/labels/label-options.ts'
import { printLabels } from './shipping/labels/print-labels.ts'
import { previewShipments } from './shipping/preview-shipments.ts'
import { printOrders } from './shipping/print/print-orders.ts'
import { shipMany } from './shipping/ship-many.ts'
import { shipChosen, shipStoreOrder } from './shipping/ship-store-order.ts'

const api = implement(orders).$context<RequestContext>()

export const ordersAdminRoutes = {
  list: api.list.handler(({ context, input }) => listStoreOrders(context, input)),
  counts: api.counts.handler(({ context }) => countBySituation(context)),
  views: api.views.handler(({ context }) => listViews(context)),
  saveView: api.saveView.handler(({ context, input }) => saveView(context, input)),
  removeView: api.removeView.handler(({ context, input }) => removeView(context, input)),
  tags: api.tags.handler(({ context }) => listTags(context)),
  tagChosen: api.tagChosen.handler(({ context, input }) => tagOrders(context, input)),
  guestBuyers: api.guestBuyers.handler(({ context, input }) => findGuestBuyers(context, input)),
  get: api.get.handler(({ context, input }) => getStoreOrder(context, input)),
  startPicking: api.startPicking.handler(({ context, input }) => startPicking(context, input)),
  shipChosen: api.shipChosen.handler(({ context, input }) => shipChosen(context, input)),
  deliverChosen: api.deliverChosen.handler(({ context, input }) => deliverChosen(context, input)),
  cancelChosen: api.cancelChosen.handler(({ context, input }) => cancelChosen(context, input)),
  ship: api.ship.handler(({ context, input }) => shipStoreOrder(context, input)),
  changeTracking: api.changeTracking.handler(({ context, input }) => changeStoreTracking(context, input)),
  addTrackingEvent: api.addTrackingEvent.handler(({ context, input }) =>
    addStoreTrackingEvent(context, input),
  ),
  deliverParcel: api.deliverParcel.handler(({ context, input }) => deliverStoreParcel(context, input)),
  deliver: api.deliver.handler(({ context, input }) => deliverOrder(context, input)),
  requestReturn: api.requestReturn.handler(({ context, input }) => requestReturn(context, input)),
  reportDefect: api.reportDefect.handler(({ context, input }) => reportStoreDefect(context, input)),
  settleDefect: api.settleDefect.handler(({ context, input }) => settleDefect(context, input)),
  keep: api.keep.handler(({ context, input }) => cancelReturn(context, input)),
  receiveReturn: api.receiveReturn.handler(({ context, input }) => receiveStoreReturn(context, input)),
  cancel: api.cancel.handler(({ context, input }) => cancelStoreOrder(context, input)),
  refund: api.refund.handler(({ context, input }) => refundOrder(context, input)),
  answerDispute: api.answerDispute.handler(({ context, input }) => answerDispute(context, input)),
  settle: api.settle.handler(({ context, input }) => settleStoreAttention(context, input)),
  attachInvoice: api.attachInvoice.handler(({ context, input }) => attachStoreInvoice(context, input)),
  invoiceData: api.invoiceData.handler(({ context, input }) => getStoreInvoiceData(context, input)),
  addNote: api.addNote.handler(({ context, input }) => addNote(context, input)),
  resendMail: api.resendMail.handler(({ context, input }) => resendMail(context, input)),
  paymentLink: api.paymentLink.handler(({ context, input }) => paymentLink(context, input)),
  previewEdit: api.previewEdit.handler(({ context, input }) => previewEdit(context, input)),
  edit: api.edit.handler(({ context, input }) => editOrder(context, input)),
  print: api.print.handler(({ context, input }) => printOrders(context, input)),
  previewShipments: api.previewShipments.handler(({ context, input }) => previewShipments(context, input)),
  shipMany: api.shipMany.handler(({ context, input }) => shipMany(context, input)),
  labelOptions: api.labelOptions.handler(({ context, input }) => labelOptions(context, input)),
  buyLabels: api.buyLabels.handler(({ context, input }) => buyLabels(context, input)),
  buyChosenLabels: api.buyChosenLabels.handler(({ context, input }) => buyChosenLabels(context, input)),
  printLabels: api.printLabels.handler(({ context, input }) => printLabels(context, input)),
  retryLabel: api.retryLabel.handler(({ context, input }) => retryLabel(context, input)),
  cancelLabel: api.cancelLabel.handler(({ context, input }) => cancelLabel(context, input)),
  returnOptions: api.returnOptions.handler(({ context, input }) => returnOptions(context, input)),
  buyReturn: api.buyReturn.handler(({ context, input }) => buyReturn(context, input)),
}
