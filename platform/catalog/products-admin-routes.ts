import { implement } from '@orpc/server'
import { products } from '#contract/catalog/products.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getTemplate, saveTemplate } from './collections/categories/specification-template.ts'
import { countTemplateUse } from './collections/categories/template-use.ts'
import { getPanelProduct } from './product/editing/admin-product.ts'
import { duplicateProduct } from './product/editing/duplicate-product.ts'
import { productChoices } from './product/editing/product-choices.ts'
import { createProduct, savePanelProduct } from './product/editing/save-admin-product.ts'
import { listPanelProducts } from './product/list-admin-products.ts'
import { previewLink } from './product/page/preview-link.ts'
import { setProductStatus } from './product/status/set-product-status.ts'

const api = implement(products).$context<RequestContext>()

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
  templateUse: api.templateUse.handler(({ context, input }) => countTemplateUse(context, input)),
  saveTemplate: api.saveTemplate.handler(({ context, input }) => saveTemplate(context, input)),
}
