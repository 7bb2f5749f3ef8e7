import { implement } from '@orpc/server'
import { brands } from '#contract/catalog/brands.ts'
import { categories } from '#contract/catalog/categories.ts'
import { grid } from '#contract/catalog/grid.ts'
import { lists } from '#contract/catalog/lists.ts'
import { priceLists } from '#contract/catalog/price-lists.ts'
import { links } from '#contract/catalog/product-links.ts'
import { showcases } from '#contract/catalog/showcases.ts'
import { landingPages } from '#contract/content/landing-pages.ts'
import { media } from '#contract/content/product-media.ts'
import { redirects } from '#contract/content/redirects.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addRedirect, listRedirects, removeRedirects } from './addresses/admin-redirects.ts'
import {
  createBrand,
  getBrandForm,
  listBrandLines,
  removeBrand,
  saveBrandForm,
} from './collections/brands/admin-brands.ts'
import {
  createCategory,
  moveCategory,
  removeCategory,
  saveCategoryForm,
} from './collections/categories/admin-categories.ts'
import { listAttributeChoices } from './collections/categories/attribute-choices.ts'
import { getCategoryForm, getCategoryTree } from './collections/categories/category-forms.ts'
import {
  createLandingPage,
  getLandingPageForm,
  listLandingPageLines,
  removeLandingPage,
  saveLandingPageForm,
} from './collections/landing-pages/admin-landing-pages.ts'
import {
  createList,
  getListForm,
  listListLines,
  removeList,
  saveListForm,
} from './collections/lists/admin-lists.ts'
import {
  createShowcase,
  getShowcaseForm,
  listShowcaseLines,
  removeShowcase,
  saveShowcaseForm,
} from './collections/showcases/admin-showcases.ts'
import { computeSounds } from './media/compute-sounds.ts'
import { getMedia, saveMedia } from './media/product-media.ts'
import { changeGroupPrices, discountGroupPrices, listGroupPriceLines } from './prices/price-lists.ts'
import { getLinks, saveLinks } from './product/editing/linked-products.ts'
import { listGrid } from './product/grid/list-grid.ts'
import { saveGrid } from './product/grid/save-grid.ts'

const api = implement({
  brands,
  categories,
  grid,
  landingPages,
  links,
  lists,
  media,
  priceLists,
  redirects,
  showcases,
}).$context<RequestContext>()

export const brandsAdminRoutes = {
  list: api.brands.list.handler(({ context, input }) => listBrandLines(context, input)),
  get: api.brands.get.handler(({ context, input }) => getBrandForm(context, input)),
  create: api.brands.create.handler(({ context, input }) => createBrand(context, input)),
  save: api.brands.save.handler(({ context, input }) => saveBrandForm(context, input)),
  remove: api.brands.remove.handler(({ context, input }) => removeBrand(context, input)),
}

export const categoriesAdminRoutes = {
  tree: api.categories.tree.handler(({ context }) => getCategoryTree(context)),
  get: api.categories.get.handler(({ context, input }) => getCategoryForm(context, input)),
  attributes: api.categories.attributes.handler(({ context }) => listAttributeChoices(context)),
  create: api.categories.create.handler(({ context, input }) => createCategory(context, input)),
  save: api.categories.save.handler(({ context, input }) => saveCategoryForm(context, input)),
  move: api.categories.move.handler(({ context, input }) => moveCategory(context, input)),
  remove: api.categories.remove.handler(({ context, input }) => removeCategory(context, input)),
}

export const gridRoutes = {
  rows: api.grid.rows.handler(({ context, input }) => listGrid(context, input)),
  save: api.grid.save.handler(({ context, input }) => saveGrid(context, input)),
}

export const landingPagesAdminRoutes = {
  list: api.landingPages.list.handler(({ context, input }) => listLandingPageLines(context, input)),
  get: api.landingPages.get.handler(({ context, input }) => getLandingPageForm(context, input)),
  create: api.landingPages.create.handler(({ context, input }) => createLandingPage(context, input)),
  save: api.landingPages.save.handler(({ context, input }) => saveLandingPageForm(context, input)),
  remove: api.landingPages.remove.handler(({ context, input }) => removeLandingPage(context, input)),
}

export const linksRoutes = {
  get: api.links.get.handler(({ context, input }) => getLinks(context, input)),
  save: api.links.save.handler(({ context, input }) => saveLinks(context, input)),
}

export const listsAdminRoutes = {
  list: api.lists.list.handler(({ context, input }) => listListLines(context, input)),
  get: api.lists.get.handler(({ context, input }) => getListForm(context, input)),
  create: api.lists.create.handler(({ context, input }) => createList(context, input)),
  save: api.lists.save.handler(({ context, input }) => saveListForm(context, input)),
  remove: api.lists.remove.handler(({ context, input }) => removeList(context, input)),
}

export const mediaRoutes = {
  get: api.media.get.handler(({ context, input }) => getMedia(context, input)),
  save: api.media.save.handler(({ context, input }) => saveMedia(context, input)),
  compute: api.media.compute.handler(({ context, input }) => computeSounds(context, input)),
}

/** Price lists, without the customer groups that they belong to, which `platform/customers` lists. */
export const priceListsRoutes = {
  prices: api.priceLists.prices.handler(({ context, input }) => listGroupPriceLines(context, input)),
  change: api.priceLists.change.handler(({ context, input }) => changeGroupPrices(context, input)),
  discount: api.priceLists.discount.handler(({ context, input }) => discountGroupPrices(context, input)),
}

export const redirectsRoutes = {
  list: api.redirects.list.handler(({ context, input }) => listRedirects(context, input)),
  add: api.redirects.add.handler(({ context, input }) => addRedirect(context, input)),
  remove: api.redirects.remove.handler(({ context, input }) => removeRedirects(context, input)),
}

export const showcasesAdminRoutes = {
  list: api.showcases.list.handler(({ context, input }) => listShowcaseLines(context, input)),
  get: api.showcases.get.handler(({ context, input }) => getShowcaseForm(context, input)),
  create: api.showcases.create.handler(({ context, input }) => createShowcase(context, input)),
  save: api.showcases.save.handler(({ context, input }) => saveShowcaseForm(context, input)),
  remove: api.showcases.remove.handler(({ context, input }) => removeShowcase(context, input)),
}
