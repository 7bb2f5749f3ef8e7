import { implement } from '@orpc/server'
import { transfers } from '#contract/admin/transfers.ts'
import type { Visit } from '#platform/visit.ts'
import { cancelImport, runImport, undoImport } from './change-import.ts'
import { exportChosenOrders } from './export-chosen-orders.ts'
import { exportCatalogue, exportFile, exportPersonal, listExports } from './exports.ts'
import { getImport } from './get-import.ts'
import { importReport } from './import-report.ts'
import { listImports } from './list-imports.ts'
import { listItems } from './list-items.ts'
import { dropPicture, listMissingPictures, retryPictures } from './pictures/missing-pictures.ts'
import { startComparing } from './start-comparing.ts'
import { startImport } from './start-import.ts'

const api = implement(transfers).$context<Visit>()

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
  dropPicture: api.dropPicture.handler(({ context, input }) => dropPicture(context, input)),
  exports: api.exports.handler(({ context, input }) => listExports(context, input)),
  exportCatalogue: api.exportCatalogue.handler(({ context, input }) => exportCatalogue(context, input)),
  exportPersonal: api.exportPersonal.handler(({ context, input }) => exportPersonal(context, input)),
  exportOrders: api.exportOrders.handler(({ context, input }) => exportChosenOrders(context, input)),
  exportFile: api.exportFile.handler(({ context, input }) => exportFile(context, input)),
}
