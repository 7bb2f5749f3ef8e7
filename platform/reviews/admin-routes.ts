import { implement } from '@orpc/server'
import { reviews } from '#contract/admin/reviews.ts'
import type { Visit } from '#platform/visit.ts'
import { answerQuestionAsStore, answerReviewAsStore } from './admin/answer-as-store.ts'
import { countWaiting } from './admin/count-waiting.ts'
import { judgeAnswers, judgeReviews, judgeStoreEvaluations, refuseQuestions } from './admin/judge-opinions.ts'
import { listAnswers, listQuestions } from './admin/list-questions.ts'
import { listReviews } from './admin/list-reviews.ts'
import { listStoreEvaluations } from './admin/list-store-evaluations.ts'
import { listWaitedFor } from './admin/list-waited-for.ts'
import { reviewPicture } from './admin/review-picture.ts'

const api = implement(reviews).$context<Visit>()

export const reviewsAdminRoutes = {
  waiting: api.waiting.handler(({ context }) => countWaiting(context)),
  listReviews: api.listReviews.handler(({ context, input }) => listReviews(context, input)),
  moderateReviews: api.moderateReviews.handler(({ context, input }) => judgeReviews(context, input)),
  answerReview: api.answerReview.handler(({ context, input }) => answerReviewAsStore(context, input)),
  reviewPicture: api.reviewPicture.handler(({ context, input }) => reviewPicture(context, input)),
  listStoreEvaluations: api.listStoreEvaluations.handler(({ context, input }) =>
    listStoreEvaluations(context, input),
  ),
  moderateStoreEvaluations: api.moderateStoreEvaluations.handler(({ context, input }) =>
    judgeStoreEvaluations(context, input),
  ),
  listQuestions: api.listQuestions.handler(({ context, input }) => listQuestions(context, input)),
  answerQuestion: api.answerQuestion.handler(({ context, input }) => answerQuestionAsStore(context, input)),
  refuseQuestions: api.refuseQuestions.handler(({ context, input }) => refuseQuestions(context, input)),
  listAnswers: api.listAnswers.handler(({ context, input }) => listAnswers(context, input)),
  moderateAnswers: api.moderateAnswers.handler(({ context, input }) => judgeAnswers(context, input)),
  listWaitedFor: api.listWaitedFor.handler(({ context, input }) => listWaitedFor(context, input)),
}
