import { implement } from '@orpc/server'
import { catalog } from '#contract/catalog/catalog.ts'
import { reviews } from '#contract/reviews/reviews.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getFollowUp } from './follow-ups/get-follow-up.ts'
import { changeOwnFollowUp, writeFollowUp } from './follow-ups/write-follow-up.ts'
import { getProductPage } from './get-product-page.ts'
import { getInvitation } from './invitations/get-invitation.ts'
import { leaveInvitations } from './invitations/leave-invitations.ts'
import { askQuestion } from './questions/ask-question.ts'
import { getQuestion } from './questions/get-question.ts'
import { writeAnswer } from './questions/write-answer.ts'
import {
  confirmAlert,
  endAlert,
  endAllAlerts,
  getOwnAlerts,
  linkOfOwnAlerts,
} from './requests/prices/own-alerts.ts'
import {
  getPriceAlertForm,
  requestFavouriteAlerts,
  requestPriceAlert,
} from './requests/prices/request-price-alert.ts'
import {
  confirmOwnPlace,
  getPlace,
  leaveOwnPlace,
  listOwnPlaces,
  takeUnit,
} from './requests/queue/open-place.ts'
import { requestBudget } from './requests/request-budget.ts'
import { requestRestockNotification } from './requests/request-restock-notification.ts'
import { writeToStore } from './requests/write-to-store.ts'
import { getSubject } from './reviews/get-subject.ts'
import { lastPlayer } from './reviews/last-player.ts'
import { listMyReviews } from './reviews/list-my-reviews.ts'
import { listProductReviews } from './reviews/list-product-reviews.ts'
import { readProductReviews } from './reviews/read-product-reviews.ts'
import { voteReview } from './reviews/vote-review.ts'
import { writeReview } from './reviews/write-review.ts'
import { confirmStoreEvaluation, findPendingStoreEvaluation } from './store/confirm-store-evaluation.ts'
import { listStoreEvaluations } from './store/list-store-evaluations.ts'
import { writeStoreEvaluation } from './store/write-store-evaluation.ts'

const api = implement(reviews).$context<RequestContext>()

export const reviewsRoutes = api.router({
  listProductReviews: api.listProductReviews.handler(({ context, input }) =>
    listProductReviews(context, input),
  ),
  productReviews: api.productReviews.handler(({ context, input }) => readProductReviews(context, input)),
  player: api.player.handler(({ context }) => lastPlayer(context)),
  listStoreEvaluations: api.listStoreEvaluations.handler(({ context, input }) =>
    listStoreEvaluations(context, input),
  ),
  pendingStoreEvaluation: api.pendingStoreEvaluation.handler(({ context, input }) =>
    findPendingStoreEvaluation(context, input),
  ),
  confirmStoreEvaluation: api.confirmStoreEvaluation.handler(({ context, input }) =>
    confirmStoreEvaluation(context, input),
  ),
  addStoreEvaluation: api.addStoreEvaluation.handler(({ context, input }) =>
    writeStoreEvaluation(context, input),
  ),
  invitation: api.invitation.handler(({ context, input }) => getInvitation(context, input)),
  leaveInvitations: api.leaveInvitations.handler(({ context, input }) => leaveInvitations(context, input)),
  followUp: api.followUp.handler(({ context, input }) => getFollowUp(context, input)),
  addFollowUp: api.addFollowUp.handler(({ context, input }) => writeFollowUp(context, input)),
  subject: api.subject.handler(({ context, input }) => getSubject(context, input)),
  addProductReview: api.addProductReview.handler(({ context, input }) => writeReview(context, input)),
  vote: api.vote.handler(({ context, input }) => voteReview(context, input)),
  changeFollowUp: api.changeFollowUp.handler(({ context, input }) => changeOwnFollowUp(context, input)),
  mine: api.mine.handler(({ context }) => listMyReviews(context)),
  ask: api.ask.handler(({ context, input }) => askQuestion(context, input)),
  question: api.question.handler(({ context, input }) => getQuestion(context, input)),
  answer: api.answer.handler(({ context, input }) => writeAnswer(context, input)),
  solicitation: api.solicitation.handler(({ context, input }) => requestRestockNotification(context, input)),
  ownPlaces: api.ownPlaces.handler(({ context }) => listOwnPlaces(context)),
  place: api.place.handler(({ context, input }) => getPlace(context, input)),
  confirmPlace: api.confirmPlace.handler(({ context, input }) => confirmOwnPlace(context, input)),
  takeUnit: api.takeUnit.handler(({ context, input }) => takeUnit(context, input)),
  leavePlace: api.leavePlace.handler(({ context, input }) => leaveOwnPlace(context, input)),
  priceAlertForm: api.priceAlertForm.handler(({ context, input }) => getPriceAlertForm(context, input)),
  requestPriceAlert: api.requestPriceAlert.handler(({ context, input }) => requestPriceAlert(context, input)),
  favouritePriceAlerts: api.favouritePriceAlerts.handler(({ context }) => requestFavouriteAlerts(context)),
  ownPriceAlerts: api.ownPriceAlerts.handler(({ context }) => linkOfOwnAlerts(context)),
  priceAlerts: api.priceAlerts.handler(({ context, input }) => getOwnAlerts(context, input)),
  confirmPriceAlert: api.confirmPriceAlert.handler(({ context, input }) => confirmAlert(context, input)),
  endPriceAlert: api.endPriceAlert.handler(({ context, input }) => endAlert(context, input)),
  leavePriceAlerts: api.leavePriceAlerts.handler(({ context, input }) => endAllAlerts(context, input)),
  contact: api.contact.handler(({ context, input }) => writeToStore(context, input)),
  budget: api.budget.handler(({ context, input }) => requestBudget(context, input)),
})

/** The catalog's endpoint of a product's page, implemented here because the catalog does not depend on reviews. */
export const productPage = implement(catalog)
  .$context<RequestContext>()
  .product.handler(({ context, input }) => getProductPage(context, input))
