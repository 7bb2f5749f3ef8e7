import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId, ProductRef, Version } from '../catalog/catalogue-parts.ts'
import { LandingPageInput } from '../catalog/product-input.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('landingPages')

const LandingPageForm = LandingPageInput.extend({
  descricao: z.string().max(50_000),
  produtos: LandingPageInput.shape.produtos
    .max(200)
    .refine((produtos) => new Set(produtos).size === produtos.length, {
      message: 'O mesmo produto está duas vezes na página.',
    }),
})

const LandingPage = LandingPageForm.omit({ produtos: true }).extend({
  id: z.int32().positive(),
  versao: Version,
  produtos: z.array(ProductRef),
})

const LandingPageLine = LandingPage.pick({ id: true, slug: true, titulo: true, categoria: true }).extend({
  /** The number of individually selected products. */
  produtos: z.int().nonnegative(),
})

export const landingPages = {
  list: call('GET', '/landing-pages', 'As páginas de seleção', 'catalogo.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(100).default('') }))
    .output(pageOf(LandingPageLine)),

  get: call('GET', '/landing-pages/{id}', 'Uma página de seleção', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(LandingPage),

  /** Refuses `EnderecoOcupado`, and `CadastroInvalido` for a page that would list everything. */
  create: call('POST', '/landing-pages', 'Cria uma página de seleção', 'catalogo.editar')
    .input(LandingPageForm)
    .output(LandingPage),

  /** A new slug leaves a redirect behind. */
  save: call('PUT', '/landing-pages/{id}', 'Salva uma página de seleção', 'catalogo.editar')
    .input(LandingPageForm.extend({ id: PathId, versao: Version }))
    .output(LandingPage),

  remove: call('DELETE', '/landing-pages/{id}', 'Exclui uma página de seleção', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type LandingPageForm = z.infer<typeof LandingPageForm>
export type PanelLandingPage = z.infer<typeof LandingPage>
