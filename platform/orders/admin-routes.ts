import { implement } from '@orpc/server'
import { orders } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { addNote } from './admin/add-note.ts'
import { addStoreTrackingEvent } from './admin/add-store-tracking-event.ts'
import { attachStoreInvoice } from './admin/attach-store-invoice.ts'
import { cancelChosen, cancelStoreOrder } from './admin/cancel-store-order.ts'
import { changeStoreTracking } from './admin/change-store-tracking.ts'
import { countBySituation } from './admin/count-by-situation.ts'
import { deliverChosen, deliverOrder } from './admin/deliver-order.ts'
import { editOrder } from './admin/edit-order.ts'
import { findGuestBuyers } from './admin/find-guest-buyers.ts'
import { getStoreInvoiceData } from './admin/get-store-invoice-data.ts'
import { getStoreOrder } from './admin/get-store-order.ts'
import { keepOrder } from './admin/keep-order.ts'
import { listStoreOrders } from './admin/list-store-orders.ts'
import { listViews } from './admin/list-views.ts'
import { previewEdit } from './admin/preview-edit.ts'
import { previewShipments } from './admin/preview-shipments.ts'
import { printOrders } from './admin/print-orders.ts'
import { receiveStoreReturn } from './admin/receive-store-return.ts'
import { refundOrder } from './admin/refund-order.ts'
import { removeView } from './admin/remove-view.ts'
import { reportStoreDefect } from './admin/report-store-defect.ts'
import { requestReturn } from './admin/request-return.ts'
import { resendMail } from './admin/resend-mail.ts'
import { saveView } from './admin/save-view.ts'
import { settleDefect } from './admin/settle-defect.ts'
import { settleStoreAttention } from './admin/settle-store-attention.ts'
import { shipMany } from './admin/ship-many.ts'
import { shipChosen, shipStoreOrder } from './admin/ship-store-order.ts'
import { startPicking } from './admin/start-picking.ts'
import { listTags } from './admin/tags/list-tags.ts'
import { tagOrders } from './admin/tags/tag-orders.ts'

const api = implement(orders).$context<Visit>()

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
  deliver: api.deliver.handler(({ context, input }) => deliverOrder(context, input)),
  requestReturn: api.requestReturn.handler(({ context, input }) => requestReturn(context, input)),
  reportDefect: api.reportDefect.handler(({ context, input }) => reportStoreDefect(context, input)),
  settleDefect: api.settleDefect.handler(({ context, input }) => settleDefect(context, input)),
  keep: api.keep.handler(({ context, input }) => keepOrder(context, input)),
  receiveReturn: api.receiveReturn.handler(({ context, input }) => receiveStoreReturn(context, input)),
  cancel: api.cancel.handler(({ context, input }) => cancelStoreOrder(context, input)),
  refund: api.refund.handler(({ context, input }) => refundOrder(context, input)),
  settle: api.settle.handler(({ context, input }) => settleStoreAttention(context, input)),
  attachInvoice: api.attachInvoice.handler(({ context, input }) => attachStoreInvoice(context, input)),
  invoiceData: api.invoiceData.handler(({ context, input }) => getStoreInvoiceData(context, input)),
  addNote: api.addNote.handler(({ context, input }) => addNote(context, input)),
  resendMail: api.resendMail.handler(({ context, input }) => resendMail(context, input)),
  previewEdit: api.previewEdit.handler(({ context, input }) => previewEdit(context, input)),
  edit: api.edit.handler(({ context, input }) => editOrder(context, input)),
  print: api.print.handler(({ context, input }) => printOrders(context, input)),
  previewShipments: api.previewShipments.handler(({ context, input }) => previewShipments(context, input)),
  shipMany: api.shipMany.handler(({ context, input }) => shipMany(context, input)),
}
