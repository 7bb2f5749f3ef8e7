import { implement } from '@orpc/server'
import { files } from '#contract/content/files.ts'
import { pictures } from '#contract/content/pictures.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { uploadSound, uploadVideo } from './media/upload-media.ts'
import { cropPicture, uploadPicture } from './pictures/upload-picture.ts'
import { uploadFile } from './upload-file.ts'

const api = implement({ files, pictures }).$context<RequestContext>()

export const filesRoutes = {
  upload: api.files.upload.handler(({ context, input }) => uploadFile(context, input)),
  uploadSound: api.files.uploadSound.handler(({ context, input }) => uploadSound(context, input)),
  uploadVideo: api.files.uploadVideo.handler(({ context, input }) => uploadVideo(context, input)),
}

export const picturesRoutes = {
  upload: api.pictures.upload.handler(({ context, input }) => uploadPicture(context, input)),
  crop: api.pictures.crop.handler(({ context, input }) => cropPicture(context, input)),
}
