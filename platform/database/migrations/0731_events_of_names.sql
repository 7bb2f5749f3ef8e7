-- As 0590, with single pieces, and with favourites and lists, which were counted but shown nowhere.
drop index eventos_ferramentas;
create index eventos_ferramentas on eventos (data) where nome in (
  'add_to_comparison', 'view_comparison', 'find_size', 'view_tension', 'find_string_sets', 'choose_strings',
  'save_instrument', 'note_string_change', 'accept_reminders', 'filter_fitting', 'use_tuner', 'use_tuning_fork',
  'use_metronome', 'play_sound', 'compare_blind', 'play_video', 'view_spin', 'filter_reviews', 'prefer_left_handed',
  'view_piece', 'view_passport', 'hand_over_instrument', 'receive_instrument', 'search_serial', 'accept_trade_in',
  'choose_service', 'answer_work_quote', 'request_quote', 'accept_quote', 'add_to_wishlist', 'create_list',
  'add_to_list', 'share_list', 'view_class_list', 'share_class_list', 'save_for_later', 'take_shared_cart',
  'add_price_alert', 'add_stock_alert', 'view_guide'
);

-- Alerts named their product by its id, as if it had been typed.
update eventos set id_produto = termo::integer, quantidade = 1, valor = 0, termo = null
where nome in ('add_price_alert', 'add_stock_alert') and termo ~ '^[1-9][0-9]{0,8}$';

-- Names of products for what other modules say about them.
create view product_names as select id, nome from produtos;
