import { blocks, heading, type SeedPage, text } from '../page-blocks.ts'

/** CDC, arts. 30, 35, 49 and 54; Decreto 7.962/2013. */
export const terms: SeedPage = {
  slug: 'termos-de-uso',
  mae: 'sobre-a-loja',
  titulo: 'Termos de uso e de venda',
  resumo: 'As regras da loja e da compra, em português claro.',
  blocos: blocks(
    text(
      '<p>Estes termos valem entre você e a loja {{loja.nome}}. Eles completam a lei e nunca tiram um direito que ela dá a você. <strong>O que limita algum direito está em negrito</strong> (artigo 54 do Código de Defesa do Consumidor).</p>' +
        '<p>Quem vende: {{loja.razaoSocial}}, {{loja.documento}}, com endereço em {{loja.endereco}}.</p>',
    ),
    heading('1. Quem pode comprar'),
    text(
      '<p>Pessoas com 18 anos ou mais e empresas. Menores compram pelos seus responsáveis. Os dados do cadastro precisam ser verdadeiros, e a senha é só sua.</p>',
    ),
    heading('2. O que o site mostra'),
    text(
      '<p>Cada produto tem características, medidas, materiais e garantia. <strong>O desenho dos veios e o tom da madeira variam de uma peça para outra, e isso não é defeito.</strong> Se uma informação importante estiver errada, você pode desistir da compra com tudo de volta.</p>',
    ),
    heading('3. Preços e ofertas'),
    text(
      '<p>Os preços estão em reais. O frete é somado depois que você informa o CEP, e o total aparece antes da confirmação. O preço anunciado nos obriga (artigo 30). <strong>Só um erro evidente, que qualquer pessoa perceberia, pode levar ao cancelamento, com a devolução imediata do que foi pago.</strong></p><p>Ofertas valem pelo prazo ou pelo estoque indicado. Cupons seguem a regra escrita neles.</p>',
    ),
    heading('4. O pedido'),
    text(
      '<p>O contrato se forma quando confirmamos o pedido por e-mail, com o resumo da compra. Antes de finalizar, a revisão permite corrigir qualquer erro.</p><p>Os produtos ficam reservados enquanto o pagamento é aguardado. <strong>Sem pagamento no prazo, o pedido é cancelado e o estoque volta para a loja, sem custo para você.</strong> Se um produto pago faltar, você escolhe: esperar, receber um equivalente ou o dinheiro de volta (artigo 35).</p>',
    ),
    heading('5. Pagamento e entrega'),
    text(
      '<p>As condições estão em <a href="/pagina/formas-de-pagamento">formas de pagamento</a> e em <a href="/pagina/prazos-e-entrega">prazos e entrega</a>. O risco do transporte é nosso até a entrega.</p>',
    ),
    heading('6. Arrependimento, troca e garantia'),
    text(
      '<p>Você tem {{devolucao.dias}} depois de receber para devolver. {{devolucao.lei}} As condições estão em <a href="/pagina/trocas-e-devolucoes">trocas e devoluções</a> e em <a href="/pagina/garantia">garantia</a>.</p>',
    ),
    heading('7. Avaliações e perguntas'),
    text(
      '<p>Ao publicar, você nos autoriza a mostrar o texto com o seu primeiro nome e a inicial do sobrenome. <strong>Não publicamos ofensas, propaganda, dados pessoais ou o que viole direitos de outras pessoas.</strong> Não mudamos o que você escreveu, e você pode pedir a retirada quando quiser.</p>',
    ),
    heading('8. Uso do site'),
    text(
      '<p>Você pode citar e compartilhar links à vontade. <strong>Não é permitido invadir, sobrecarregar ou copiar o site em massa, nem usar dados de outras pessoas.</strong> As marcas dos fabricantes pertencem a eles.</p>',
    ),
    heading('9. Privacidade'),
    text(
      '<p>O tratamento dos seus dados está na <a href="/pagina/politica-de-privacidade">política de privacidade</a> e na <a href="/pagina/politica-de-cookies">política de cookies</a>.</p>',
    ),
    heading('10. Lei e foro'),
    text(
      '<p>Vale a lei brasileira. Você pode procurar a Justiça na cidade onde mora (artigo 101 do Código). Antes disso, fale com a gente pela <a href="/pagina/central-de-atendimento">central de atendimento</a>.</p>',
    ),
  ),
}
