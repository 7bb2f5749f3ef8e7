import { implement } from '@orpc/server'
import { reviews } from '#contract/reviews/admin-reviews.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getCriteria, saveCriteria } from './criteria/review-criteria.ts'
import { listFollowUps } from './follow-ups/list-follow-ups-to-moderate.ts'
import { answerQuestionAsStore, answerReviewAsStore } from './moderation/answer-as-store.ts'
import { countWaiting } from './moderation/count-waiting.ts'
import {
  moderateAnswers,
  moderateFollowUps,
  moderateReviews,
  moderateStoreEvaluations,
  refuseQuestions,
} from './moderation/moderate.ts'
import { listAnswers, listQuestions } from './questions/list-questions-to-moderate.ts'
import { listQueue, listWaitedFor } from './requests/list-restock-requests.ts'
import { listWatchedPrices } from './requests/prices/list-watched-prices.ts'
import { reviewPicture } from './reviews/get-review-picture.ts'
import { listReviews } from './reviews/list-reviews-to-moderate.ts'
import { listStoreEvaluations } from './store/list-store-evaluations-to-moderate.ts'

const api = implement(reviews).$context<RequestContext>()

export const reviewsAdminRoutes = {
  waiting: api.waiting.handler(({ context }) => countWaiting(context)),
  listReviews: api.listReviews.handler(({ context, input }) => listReviews(context, input)),
  moderateReviews: api.moderateReviews.handler(({ context, input }) => moderateReviews(context, input)),
  answerReview: api.answerReview.handler(({ context, input }) => answerReviewAsStore(context, input)),
  reviewPicture: api.reviewPicture.handler(({ context, input }) => reviewPicture(context, input)),
  listStoreEvaluations: api.listStoreEvaluations.handler(({ context, input }) =>
    listStoreEvaluations(context, input),
  ),
  moderateStoreEvaluations: api.moderateStoreEvaluations.handler(({ context, input }) =>
    moderateStoreEvaluations(context, input),
  ),
  listQuestions: api.listQuestions.handler(({ context, input }) => listQuestions(context, input)),
  answerQuestion: api.answerQuestion.handler(({ context, input }) => answerQuestionAsStore(context, input)),
  refuseQuestions: api.refuseQuestions.handler(({ context, input }) => refuseQuestions(context, input)),
  listFollowUps: api.listFollowUps.handler(({ context, input }) => listFollowUps(context, input)),
  moderateFollowUps: api.moderateFollowUps.handler(({ context, input }) => moderateFollowUps(context, input)),
  listAnswers: api.listAnswers.handler(({ context, input }) => listAnswers(context, input)),
  moderateAnswers: api.moderateAnswers.handler(({ context, input }) => moderateAnswers(context, input)),
  criteria: api.criteria.handler(({ context, input }) => getCriteria(context, input)),
  saveCriteria: api.saveCriteria.handler(({ context, input }) => saveCriteria(context, input)),
  listWatchedPrices: api.listWatchedPrices.handler(({ context, input }) => listWatchedPrices(context, input)),
  listQueue: api.listQueue.handler(({ context, input }) => listQueue(context, input)),
  listWaitedFor: api.listWaitedFor.handler(({ context, input }) => listWaitedFor(context, input)),
}
