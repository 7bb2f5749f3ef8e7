import { implement } from '@orpc/server'
import { products } from '#contract/admin/products.ts'
import type { Visit } from '#platform/visit.ts'
import { duplicateProduct } from './admin/duplicate-product.ts'
import { listPanelProducts } from './admin/list-products.ts'
import { getPanelProduct } from './admin/panel-product.ts'
import { previewLink } from './admin/preview-link.ts'
import { productChoices } from './admin/product-choices.ts'
import { createProduct, savePanelProduct } from './admin/save-panel-product.ts'
import { setProductStatus } from './admin/set-product-status.ts'
import { getTemplate, saveTemplate } from './admin/specification-template.ts'

const api = implement(products).$context<Visit>()

export const productsAdminRoutes = {
  list: api.list.handler(({ context, input }) => listPanelProducts(context, input)),
  get: api.get.handler(({ context, input }) => getPanelProduct(context, input)),
  create: api.create.handler(({ context, input }) => createProduct(context, input)),
  save: api.save.handler(({ context, input }) => savePanelProduct(context, input)),
  duplicate: api.duplicate.handler(({ context, input }) => duplicateProduct(context, input)),
  setStatus: api.setStatus.handler(({ context, input }) => setProductStatus(context, input)),
  preview: api.preview.handler(({ context, input }) => previewLink(context, input)),
  choices: api.choices.handler(({ context }) => productChoices(context)),
  template: api.template.handler(({ context, input }) => getTemplate(context, input)),
  saveTemplate: api.saveTemplate.handler(({ context, input }) => saveTemplate(context, input)),
}
