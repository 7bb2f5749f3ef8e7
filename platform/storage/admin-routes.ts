import { implement } from '@orpc/server'
import { pictures } from '#contract/admin/pictures.ts'
import type { Visit } from '#platform/visit.ts'
import { cropPicture, uploadPicture } from './admin/upload-picture.ts'

const api = implement(pictures).$context<Visit>()

export const picturesRoutes = {
  upload: api.upload.handler(({ context, input }) => uploadPicture(context, input)),
  crop: api.crop.handler(({ context, input }) => cropPicture(context, input)),
}
