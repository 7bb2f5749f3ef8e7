import { blocks, heading, type SeedPage, table, text } from '../page-blocks.ts'

/** LGPD, arts. 7, 9, 18, 33 and 41; Marco Civil, art. 15. What the shop stores: `docs/privacy.md`. */
export const privacy: SeedPage = {
  slug: 'politica-de-privacidade',
  mae: 'sobre-a-loja',
  titulo: 'Política de privacidade',
  resumo: 'Quais dados tratamos, para quê, por quanto tempo, e o que você pode decidir sobre eles.',
  blocos: blocks(
    text(
      '<p>Esta política conta como a loja {{loja.nome}} trata os seus dados pessoais, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD) e o Marco Civil da Internet (Lei 12.965/2014).</p>' +
        '<p>A controladora dos dados é {{loja.razaoSocial}}, {{loja.documento}}.</p>',
    ),
    heading('O que tratamos e por quê'),
    table(
      ['Dados', 'Para quê', 'Base legal (LGPD, art. 7º)'],
      ['Nome, e-mail, telefone, endereço', 'Vender, entregar e atender você', 'Execução de contrato (V)'],
      ['CPF ou CNPJ, itens e valores', 'Emitir a nota fiscal e a cobrança', 'Obrigação legal (II)'],
      ['Dados do pagamento, sem o número do cartão', 'Cobrar e devolver valores', 'Execução de contrato (V)'],
      ['Sinais do pedido', 'Prevenir fraude', 'Legítimo interesse (IX)'],
      [
        'Endereço IP, data e hora de acesso',
        'Guardar registros de acesso',
        'Obrigação legal (II): Marco Civil, art. 15',
      ],
      ['E-mail da newsletter', 'Enviar novidades', 'Consentimento (I)'],
      [
        'Favoritos e produtos vistos',
        'Lembrar o que você escolheu',
        'Execução de contrato (V), a seu pedido',
      ],
      ['Avaliações e perguntas', 'Publicar a sua opinião', 'Consentimento (I)'],
    ),
    text('<p>Para navegar, pesquisar e montar a sacola, você não precisa se identificar.</p>'),
    heading('Com quem compartilhamos'),
    text(
      '<p>Só com quem participa da sua compra, e só o necessário:</p><ul><li>instituições de pagamento e bancos, para cobrar e devolver;</li><li>transportadoras e Correios, para entregar;</li><li>a Fazenda, pela nota fiscal;</li><li>empresas de hospedagem e de envio de e-mail, que tratam os dados em nosso nome;</li><li>autoridades, quando houver ordem judicial ou obrigação legal.</li></ul>' +
        '<p>Não vendemos nem alugamos dados.</p>' +
        '<p>Fornecedores que guardam dados fora do Brasil: [Preencha: quais são e em que país, ou apague esta frase se não houver]</p>',
    ),
    heading('Por quanto tempo guardamos'),
    text(
      '<ul><li><strong>Pedidos pagos e notas fiscais:</strong> 5 anos, pelas leis tributárias e pelo artigo 27 do Código de Defesa do Consumidor.</li><li><strong>Registros de acesso:</strong> 6 meses (Marco Civil, art. 15).</li><li><strong>Conta:</strong> até você excluí-la.</li><li><strong>Newsletter:</strong> até você sair.</li><li><strong>Mensagens ao atendimento:</strong> 2 anos.</li></ul>',
    ),
    heading('Os seus direitos'),
    text(
      '<p>O artigo 18 da LGPD garante que você pode, sem custo: confirmar se tratamos os seus dados e ter acesso a eles; corrigi-los; pedir que os desnecessários sejam apagados ou tornados anônimos; levá-los para outro fornecedor; retirar um consentimento; saber com quem compartilhamos; e opor-se a um tratamento.</p>' +
        '<p>Em <a href="/minha-conta/privacidade">Minha conta, Privacidade</a>, você baixa os seus dados e exclui a conta. O que a lei manda guardar, como notas fiscais, continua guardado até o fim do prazo, só para esse fim.</p>',
    ),
    heading('Encarregado'),
    text(
      '<p>O encarregado pelo tratamento de dados pessoais é [Preencha: nome do encarregado de dados, que pode ser você].</p><p>Escreva para {{loja.email}} com o assunto <em>Privacidade</em>. Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados, em <a href="https://www.gov.br/anpd" target="_blank">gov.br/anpd</a>.</p>',
    ),
    heading('Crianças e adolescentes'),
    text(
      '<p>Instrumentos para crianças são comprados pelos responsáveis. Não criamos contas para menores de 18 anos.</p>',
    ),
    heading('Segurança e cookies'),
    text(
      '<p>As medidas de proteção estão na página de <a href="/pagina/seguranca">segurança</a>, e o que o site guarda no seu navegador, na <a href="/pagina/politica-de-cookies">política de cookies</a>. Um incidente que possa trazer risco relevante é comunicado a você e à ANPD.</p>',
    ),
  ),
}
