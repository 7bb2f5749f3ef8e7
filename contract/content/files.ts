import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('files')

export const files = {
  /**
   * Takes a PDF of up to 20 MB as `multipart/form-data`. Of what it is called, only letters and digits are kept; `arquivo` is how
   * products name it. Refuses `CamposInvalidos` for what is no PDF.
   */
  upload: call('POST', '/files', 'Envia um manual ou outro arquivo em PDF', 'catalogo.editar')
    .input(z.object({ arquivo: z.file().max(20 * 1024 * 1024) }))
    .output(z.object({ arquivo: z.string() })),
}
