import { implement } from '@orpc/server'
import { files } from '#contract/admin/files.ts'
import { pictures } from '#contract/admin/pictures.ts'
import type { Visit } from '#platform/visit.ts'
import { uploadFile } from './admin/upload-file.ts'
import { cropPicture, uploadPicture } from './admin/upload-picture.ts'

const api = implement({ files, pictures }).$context<Visit>()

export const filesRoutes = {
  upload: api.files.upload.handler(({ context, input }) => uploadFile(context, input)),
}

export const picturesRoutes = {
  upload: api.pictures.upload.handler(({ context, input }) => uploadPicture(context, input)),
  crop: api.pictures.crop.handler(({ context, input }) => cropPicture(context, input)),
}
