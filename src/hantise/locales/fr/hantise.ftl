### Ce que dit la maison elle-même, quel que soit le jeu.

## Ce qui ne va pas dans une demande

error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
error-wrong-players =
    { $low ->
        [2] { $high ->
            [2] { $game } se joue à 2, pas à { $given }.
           *[other] { $game } se joue de 2 à { $high } joueurs, pas à { $given }.
        }
       *[other] { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
    }
error-unknown-option = Il n’y a pas d’option « { $option } ». Options possibles : { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.
error-option-range = L’option { $option } va de { $low } à { $high } ; elle ne peut pas valoir { $value }.
error-unknown-action = « { $notation } » n’est pas une action du jeu { $game }.
error-illegal-action = « { $action } » n’est pas possible maintenant. { $reason }
error-over = La partie est finie : on ne peut plus rien y faire.
error-unknown-bot = Il n’y a pas de robot « { $bot } » pour { $game }. Il y a : { $known }.
error-newer-rules = Cette partie de { $game } suit la version { $given } des règles ; ce programme connaît les versions 1 à { $known }.

# Ce que peut valoir une option ; suit « Valeurs possibles : ».
expected-flag = oui ou non
expected-choice = { $choices }
expected-number = un nombre entier de { $low } à { $high }
# Une liste où il n’y a rien.
none = aucune

## Les enregistrements de parties

error-not-saved = Le fichier { $path } n’a pas pu être écrit : { $detail }.
error-record-unreadable = Le fichier { $path } n’a pas pu être lu : { $detail }.
error-record-too-large = Ce n’est pas une partie enregistrée : il y a { $given } octets, et aucune n’en a plus de { $most }.
error-record-json = Ce n’est pas une partie enregistrée : ces { $size } octets ne sont pas du JSON valable ({ $detail }).
error-record-truncated = Cet enregistrement s’interrompt au bout de { $size } octets : il manque la fin ({ $detail }).
error-record-shape = Ce n’est pas une partie enregistrée : { $detail }.
error-record-format = Cet enregistrement est au format { $given } ; ce programme lit le format { $known }.
error-record-seats =
    L’enregistrement nomme { $given ->
        [one] { $given } place
       *[other] { $given } places
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-record-seals =
    L’enregistrement compte { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } mais { $given ->
        [one] { $given } sceau
       *[other] { $given } sceaux
    } : on y a ajouté ou retiré quelque chose.
error-record-edited = L’entrée { $number } (« { $entry } ») ne correspond pas à son sceau : elle, ou quelque chose avant elle, a été modifiée.
error-record-entry-wrong = L’entrée { $number } (« { $entry } ») ne peut pas être rejouée. { $reason }
error-record-entry = À l’entrée de table « { $entry } », il manque la place ou l’entrée à laquelle revenir, ou ce n’est pas un nombre.
error-record-draw = Avant le retour en arrière, le hasard avait tiré ici « { $expected } » : il doit le tirer de nouveau, et non « { $given } ».
error-record-back =
    On ne peut pas revenir à l’entrée { $to } : il y a { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } pour l’instant.
error-record-seat = Il n’y a pas de place { $seat } : on compte les places à partir de 0, et la table en a { $players }.
error-record-result = Le résultat que donne l’enregistrement n’est pas celui auquel mènent ses entrées.

## À la table, à côté des règles

event-resigned = { $seat_name } abandonne.
event-agreed = Tout le monde est d’accord pour s’arrêter là.
event-bot = { $seat_name } cède sa place à un robot.
event-person = { $seat_name } reprend sa place.
event-back =
    { $to ->
        [0] On revient au début de la partie.
       *[other] On revient juste après l’entrée { $to }.
    }
ending-resigned = La partie s’est terminée par un abandon.
ending-agreed = On s’est arrêté là d’un commun accord : la partie est nulle.

## Les titres communs à toutes les tables

heading-players = Joueurs
heading-turn = À qui de jouer
heading-actions = Actions possibles
heading-log = Journal de la partie
heading-options = Options
heading-result = Résultat
