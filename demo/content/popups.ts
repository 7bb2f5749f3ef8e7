import type { PopupDraft } from '#contract/content/content-input.ts'

/** One popup, on the home page: it appears only after the visitor has had a look around. */
export const popups: PopupDraft[] = [
  {
    nivel: 'home',
    nome: 'Guias para quem chega',
    tempo: 20,
    titulo: 'Primeira vez por aqui?',
    html: `<p>Se a dúvida é qual corda usar ou de que tamanho é o violino, comece pelos nossos guias. São curtos e têm tabela.</p>
<ul>
<li><a href="/pagina/guia-de-cordas">Guia de cordas</a></li>
<li><a href="/pagina/guia-de-tamanhos">Guia de tamanhos</a></li>
</ul>
<p>E no Pix você paga <strong>10% menos</strong>.</p>`,
  },
]
