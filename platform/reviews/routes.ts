import { implement } from '@orpc/server'
import { catalog } from '#contract/catalog.ts'
import { reviews } from '#contract/reviews.ts'
import type { Visit } from '#platform/visit.ts'
import { askQuestion } from './ask-question.ts'
import { confirmStoreEvaluation, findPendingStoreEvaluation } from './confirm-store-evaluation.ts'
import { getInvitation } from './get-invitation.ts'
import { getProductPage } from './get-product-page.ts'
import { getQuestion } from './get-question.ts'
import { getSubject } from './get-subject.ts'
import { leaveInvitations } from './leave-invitations.ts'
import { listMyReviews } from './list-my-reviews.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listStoreEvaluations } from './list-store-evaluations.ts'
import { requestBudget } from './request-budget.ts'
import { requestNotice } from './request-notice.ts'
import { voteReview } from './vote-review.ts'
import { writeAnswer } from './write-answer.ts'
import { writeReview } from './write-review.ts'
import { writeStoreEvaluation } from './write-store-evaluation.ts'
import { writeToStore } from './write-to-store.ts'

const api = implement(reviews).$context<Visit>()

export const reviewsRoutes = api.router({
  listProductReviews: api.listProductReviews.handler(({ context, input }) =>
    listProductReviews(context, input),
  ),
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
  subject: api.subject.handler(({ context, input }) => getSubject(context, input)),
  addProductReview: api.addProductReview.handler(({ context, input }) => writeReview(context, input)),
  vote: api.vote.handler(({ context, input }) => voteReview(context, input)),
  mine: api.mine.handler(({ context }) => listMyReviews(context)),
  ask: api.ask.handler(({ context, input }) => askQuestion(context, input)),
  question: api.question.handler(({ context, input }) => getQuestion(context, input)),
  answer: api.answer.handler(({ context, input }) => writeAnswer(context, input)),
  solicitation: api.solicitation.handler(({ context, input }) => requestNotice(context, input)),
  contact: api.contact.handler(({ context, input }) => writeToStore(context, input)),
  budget: api.budget.handler(({ context, input }) => requestBudget(context, input)),
})

/** The catalogue's endpoint of a product's page, answered here because the catalogue knows nothing of reviews. */
export const productPage = implement(catalog)
  .$context<Visit>()
  .product.handler(({ context, input }) => getProductPage(context, input))
