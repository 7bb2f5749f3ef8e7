import { implement } from '@orpc/server'
import { transfers } from '#contract/panel/transfers.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportChosenOrders } from './exports/export-chosen-orders.ts'
import { exportCatalogue, exportFile, exportPersonal, listExports } from './exports/exports.ts'
import { cancelImport, runImport, undoImport } from './imports/change-import.ts'
import { getImport } from './imports/get-import.ts'
import { importReport } from './imports/import-report.ts'
import { listImports } from './imports/list-imports.ts'
import { listItems } from './imports/list-items.ts'
import { startComparing } from './imports/start-comparing.ts'
import { startImport } from './imports/start-import.ts'
import { listMissingPictures, removePicture, retryPictures } from './pictures/missing-pictures.ts'

const api = implement(transfers).$context<RequestContext>()

export const transfersRoutes = {
  imports: api.imports.handler(({ context, input }) => listImports(context, input)),
  startImport: api.startImport.handler(({ context, input }) => startImport(context, input)),
  getImport: api.getImport.handler(({ context, input }) => getImport(context, input)),
  compareImport: api.compareImport.handler(({ context, input }) => startComparing(context, input)),
  importItems: api.importItems.handler(({ context, input }) => listItems(context, input)),
  runImport: api.runImport.handler(({ context, input }) => runImport(context, input)),
  cancelImport: api.cancelImport.handler(({ context, input }) => cancelImport(context, input)),
  undoImport: api.undoImport.handler(({ context, input }) => undoImport(context, input)),
  importReport: api.importReport.handler(({ context, input }) => importReport(context, input)),
  missingPictures: api.missingPictures.handler(({ context, input }) => listMissingPictures(context, input)),
  retryPictures: api.retryPictures.handler(({ context, input }) => retryPictures(context, input)),
  discardPicture: api.discardPicture.handler(({ context, input }) => removePicture(context, input)),
  exports: api.exports.handler(({ context, input }) => listExports(context, input)),
  exportCatalogue: api.exportCatalogue.handler(({ context, input }) => exportCatalogue(context, input)),
  exportPersonal: api.exportPersonal.handler(({ context, input }) => exportPersonal(context, input)),
  exportOrders: api.exportOrders.handler(({ context, input }) => exportChosenOrders(context, input)),
  exportFile: api.exportFile.handler(({ context, input }) => exportFile(context, input)),
}
