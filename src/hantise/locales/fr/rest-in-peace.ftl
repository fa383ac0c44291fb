### Rest in Peace (RP).

title = Rest in Peace
tagline = Deux familles de fantômes se disputent dix demeures : il faut quatre manoirs ou trois châteaux, et qui quitte une demeure en emmène le Médium.

## Le vocabulaire

house-manor = manoir
house-castle = château

medium-1-name = Tu l’auras pas
medium-1-text = À la fin de cette manche, vous en prenez le Médium, même si vous la gagnez.
medium-2-name = Tata, es-tu là ?
medium-2-text = Prenez le Fantôme de votre choix dans votre paquet et mettez-le aussitôt en jeu. Votre paquet est ensuite mélangé.
medium-3-name = Révèle-toi !
medium-3-text = Fonctionne comme un 1. Vous voyez la main de l’adversaire jusqu’à la fin de la manche.
medium-4-name = La Dame Blanche c’est ma cousine
medium-4-text = Fonctionne comme un 2.
medium-5-name = Sir Nicholas
medium-5-text = Fonctionne comme un 3.
medium-6-name = Les pieds dans le tapis
medium-6-text = La prochaine carte que joue l’adversaire, dans cette manche ou la suivante, est un Fantôme tiré au hasard dans sa main.
medium-7-name = Mariage repoussé
medium-7-text = Fonctionne comme un 3, mais seulement à la dixième manche : c’est là qu’il faut le poser.
medium-8-name = Noctule noctambule
medium-8-text = Vos cartes paires comptent 1 de plus dans cette manche.
medium-9-name = Essssspirit
medium-9-text = Vos cartes impaires comptent 1 de plus dans cette manche.
medium-10-name = Esprit frappeur
medium-10-text = Nommez une valeur : vos cartes de cette valeur comptent 2 de plus dans cette manche.
medium-11-name = Disparais apparition !
medium-11-text = Choisissez une carte adverse de cette manche : elle est défaussée et son effet cesse.
medium-12-name = Tu fais pas assez peur
medium-12-text = Les 1 et les 2 de l’adversaire ne comptent pas dans cette manche.
medium-13-name = Maintenant ou jamais
medium-13-text = Fonctionne comme un 4. À la fin de la manche, il passe de votre côté de la dixième, où il compte −2.
medium-14-name = À 2 on a moins peur
medium-14-text = Pour le reste de la manche, l’adversaire doit jouer à chaque tour aucune carte ou au moins deux. Qui n’en joue qu’une quitte la demeure.
medium-15-name = C’est encore moi
medium-15-text = Si vous gagnez la manche, vous pouvez transférer une des cartes que vous y avez jouées à la suivante : un Fantôme ou le Médium 3, 4, 5, 13, 21 ou 23.
medium-16-name = Je vois double
medium-16-text = Copie la valeur d’un de vos Fantômes déjà joués dans cette manche.
medium-17-name = L’ectoplasme a des miasmes
medium-17-text = Choisissez une valeur : les cartes adverses de cette valeur comptent 2 de moins dans cette manche, sans descendre au-dessous de 0.
medium-18-name = Je reviendrai
medium-18-text = Remettez dans votre paquet un de vos Fantômes joués dans une manche précédente. Votre paquet est ensuite mélangé.
medium-19-name = Fantôme de Noël à venir
medium-19-text = Choisissez un paquet et retournez-en le premier Fantôme : cette carte en prend la valeur pour la manche. Le Fantôme reste sur son paquet.
medium-20-name = On se retrouve à la fin
medium-20-text = Choisissez une famille : un Fantôme tiré au hasard dans sa main est posé face cachée de son côté de la dixième manche.
medium-21-name = Bloody Mary
medium-21-text = Fonctionne comme un 6, mais vous devez défausser deux Fantômes de votre main.
medium-22-name = Je fais le mort
medium-22-text = Vous perdez aussitôt la manche et reprenez une carte que vous y avez jouée.
medium-23-name = Les poissons rouges fantômes
medium-23-text = Fonctionne comme deux 1.
medium-24-name = Soirée réservée aux spectres
medium-24-text = L’adversaire ne peut plus jouer de Médium dans cette manche.
medium-25-name = On n’a plus jamais revu Raymonde et René
medium-25-text = Nommez deux valeurs : personne n’a le droit de les jouer jusqu’à la fin de la manche.
medium-26-name = Esprit cult(ur)iste
medium-26-text = Nommez une valeur : toutes les cartes de cette valeur, les vôtres et celles de l’adversaire, comptent 3 de plus dans cette manche.
medium-27-name = La trêve des conjureurs
medium-27-text = La manche se termine aussitôt par une égalité. Son jeton passe à la manche suivante ; son Médium est défaussé.
medium-28-name = On a échangé nos demeures
medium-28-text = Vous pouvez échanger les jetons de deux manches à venir.
medium-29-name = On vaut pas grand chose
medium-29-text = Toutes les autres cartes de cette manche, des deux côtés, comptent exactement 1 et perdent leur effet. Celle-ci compte 0.
# Le nom du Médium dont le numéro est donné.
medium-name =
    { $medium ->
        [1] { medium-1-name }
        [2] { medium-2-name }
        [3] { medium-3-name }
        [4] { medium-4-name }
        [5] { medium-5-name }
        [6] { medium-6-name }
        [7] { medium-7-name }
        [8] { medium-8-name }
        [9] { medium-9-name }
        [10] { medium-10-name }
        [11] { medium-11-name }
        [12] { medium-12-name }
        [13] { medium-13-name }
        [14] { medium-14-name }
        [15] { medium-15-name }
        [16] { medium-16-name }
        [17] { medium-17-name }
        [18] { medium-18-name }
        [19] { medium-19-name }
        [20] { medium-20-name }
        [21] { medium-21-name }
        [22] { medium-22-name }
        [23] { medium-23-name }
        [24] { medium-24-name }
        [25] { medium-25-name }
        [26] { medium-26-name }
        [27] { medium-27-name }
        [28] { medium-28-name }
       *[29] { medium-29-name }
    }
medium-full = « { medium-name } » (nº { $medium })

## Les actions

action-play = Jouer un { $value }
action-medium = Jouer { medium-full }
action-end = Finir le tour
action-stumble = Laisser le hasard choisir le Fantôme à jouer (nº 6)
action-search = Mettre en jeu un { $value } du paquet
action-name = Nommer la valeur { $value }
action-banish = Défausser un { $value } adverse
action-banish-carried = Défausser un { $value } adverse transféré ici
action-banish-medium = Défausser le Médium adverse { medium-full }
action-copy = Copier un { $value }
action-return = Remettre un { $value } dans le paquet
action-deck = Retourner le premier Fantôme d’un paquet ({ $seat_name })
    .you = Retourner le premier Fantôme de votre paquet
action-family = Envoyer à la dixième manche un Fantôme au hasard d’une main ({ $seat_name })
    .you = Envoyer à la dixième manche un Fantôme au hasard de votre main
action-discard = Défausser un { $value } de la main
action-swap = Échanger le jeton de la manche { $round }
action-swap-nothing = N’échanger aucun jeton
action-take-back = Reprendre un { $value }
action-take-back-medium = Reprendre { medium-full }
action-carry = Transférer un { $value } à la manche suivante
action-carry-medium = Transférer { medium-full } à la manche suivante
action-carry-nothing = Ne transférer aucune carte
action-place = Poser un { $value } face cachée sur la dixième manche
action-place-medium = Poser { medium-full } sur la dixième manche
action-place-nothing = Ne rien poser sur la dixième manche
action-resolve = Résoudre { medium-full }
# Le hasard.
action-first = { $seat_name } commence
action-line = Médium suivant de la ligne : { medium-full }
action-house = Jeton suivant : { $house_name }
action-draw = Fantôme suivant du paquet : { $value }
action-stumbled = Fantôme joué au hasard : { $value }
action-turned = Premier Fantôme du paquet : { $value }
action-picked = Fantôme tiré au hasard pour la dixième manche : { $value }

## Ce qui s’est passé

event-first = { $seat_name } commence la partie.
    .you = Vous commencez la partie.
event-line = La demeure { $round } abrite le Médium { medium-full }.
event-uncovered = On retourne le Médium de la manche { $round } : { medium-full }.
event-house = La demeure { $round } est un { $house_name }.
event-dealt =
    { $value ->
        [unknown] { $seat_name } reçoit un Fantôme.
       *[other] { $seat_name } reçoit un Fantôme : un { $value }.
    }
    .you =
        { $value ->
            [unknown] Vous recevez un Fantôme.
           *[other] Vous recevez un Fantôme : un { $value }.
        }
event-drawn =
    { $value ->
        [unknown] { $seat_name } pioche un Fantôme.
       *[other] { $seat_name } pioche un Fantôme : un { $value }.
    }
    .you =
        { $value ->
            [unknown] Vous piochez un Fantôme.
           *[other] Vous piochez un Fantôme : un { $value }.
        }
event-round = Manche { $round } : { $seat_name } commence.
    .you = Manche { $round } : vous commencez.
event-played = { $seat_name } joue un { $value } : total { $total }.
    .you = Vous jouez un { $value } : total { $total }.
event-stumbled = { $seat_name } se prend les pieds dans le tapis et joue un { $value } au hasard : total { $total }.
    .you = Vous vous prenez les pieds dans le tapis et jouez un { $value } au hasard : total { $total }.
event-medium = { $seat_name } joue { medium-full }.
    .you = Vous jouez { medium-full }.
event-plain = { $seat_name } joue { medium-full }, ici un simple 1.
    .you = Vous jouez { medium-full }, ici un simple 1.
event-searched = { $seat_name } met en jeu un { $value } de son paquet, total { $total }, et mélange le paquet.
    .you = Vous mettez en jeu un { $value } de votre paquet, total { $total }, et mélangez le paquet.
event-searched-nothing = { $seat_name } n’a dans son paquet aucun Fantôme à mettre en jeu.
    .you = Vous n’avez dans votre paquet aucun Fantôme à mettre en jeu.
event-named = { $seat_name } nomme la valeur { $value } pour { medium-full }.
    .you = Vous nommez la valeur { $value } pour { medium-full }.
event-banned = { $seat_name } interdit les valeurs { $value } et { $other } pour cette manche.
    .you = Vous interdisez les valeurs { $value } et { $other } pour cette manche.
event-banished =
    { $medium ->
        [0] { $seat_name } fait disparaître un { $value } adverse ({ $other_seat_name }).
       *[other] { $seat_name } fait disparaître { medium-full } ({ $other_seat_name }).
    }
    .you =
        { $medium ->
            [0] Vous faites disparaître un { $value } adverse ({ $other_seat_name }).
           *[other] Vous faites disparaître { medium-full } ({ $other_seat_name }).
        }
    .other-you =
        { $medium ->
            [0] { $seat_name } fait disparaître un de vos { $value }.
           *[other] { $seat_name } fait disparaître votre { medium-full }.
        }
event-banished-nothing = { $seat_name } n’a aucune carte adverse à faire disparaître.
    .you = Vous n’avez aucune carte adverse à faire disparaître.
event-copied = { $seat_name } copie un { $value }.
    .you = Vous copiez un { $value }.
event-copied-nothing = { $seat_name } n’a aucun Fantôme à copier : la carte compte 0.
    .you = Vous n’avez aucun Fantôme à copier : la carte compte 0.
event-returned = { $seat_name } remet un { $value } dans son paquet et le mélange.
    .you = Vous remettez un { $value } dans votre paquet et le mélangez.
event-returned-nothing = { $seat_name } n’a aucun Fantôme d’une manche précédente à remettre.
    .you = Vous n’avez aucun Fantôme d’une manche précédente à remettre.
event-turned =
    { $seat ->
        [0] { $deck_seat ->
            [0] { event-turned.own }
           *[1] { event-turned.rival }
        }
       *[1] { $deck_seat ->
            [1] { event-turned.own }
           *[0] { event-turned.rival }
        }
    }
    .you =
        { $seat ->
            [0] { $deck_seat ->
                [0] { event-turned.own-you }
               *[1] { event-turned.rival-you }
            }
           *[1] { $deck_seat ->
                [1] { event-turned.own-you }
               *[0] { event-turned.rival-you }
            }
        }
    .own =
        { $counts ->
            [0] { $seat_name } retourne le premier Fantôme de son paquet : un { $value }, valeur interdite qui compte 0.
           *[other] { $seat_name } retourne le premier Fantôme de son paquet : un { $value }.
        }
    .rival =
        { $counts ->
            [0] { $seat_name } retourne le premier Fantôme du paquet adverse ({ $deck_seat_name }) : un { $value }, valeur interdite qui compte 0.
           *[other] { $seat_name } retourne le premier Fantôme du paquet adverse ({ $deck_seat_name }) : un { $value }.
        }
    .own-you =
        { $counts ->
            [0] Vous retournez le premier Fantôme de votre paquet : un { $value }, valeur interdite qui compte 0.
           *[other] Vous retournez le premier Fantôme de votre paquet : un { $value }.
        }
    .rival-you =
        { $counts ->
            [0] Vous retournez le premier Fantôme du paquet adverse ({ $deck_seat_name }) : un { $value }, valeur interdite qui compte 0.
           *[other] Vous retournez le premier Fantôme du paquet adverse ({ $deck_seat_name }) : un { $value }.
        }
    .deck-you =
        { $counts ->
            [0] { $seat_name } retourne le premier Fantôme de votre paquet : un { $value }, valeur interdite qui compte 0.
           *[other] { $seat_name } retourne le premier Fantôme de votre paquet : un { $value }.
        }
event-turned-nothing = Les deux paquets sont vides : la carte jouée par { $seat_name } compte 0.
    .you = Les deux paquets sont vides : votre carte compte 0.
event-picked =
    { $seat ->
        [0] { $other_seat ->
            [0] { event-picked.own }
           *[1] { event-picked.rival }
        }
       *[1] { $other_seat ->
            [1] { event-picked.own }
           *[0] { event-picked.rival }
        }
    }
    .you =
        { $seat ->
            [0] { $other_seat ->
                [0] { event-picked.own-you }
               *[1] { event-picked.rival-you }
            }
           *[1] { $other_seat ->
                [1] { event-picked.own-you }
               *[0] { event-picked.rival-you }
            }
        }
    .own =
        { $value ->
            [unknown] { $seat_name } envoie à la dixième manche un Fantôme tiré au hasard dans sa main.
           *[other] { $seat_name } envoie à la dixième manche un Fantôme tiré au hasard dans sa main : un { $value }.
        }
    .rival =
        { $value ->
            [unknown] { $seat_name } envoie à la dixième manche un Fantôme tiré au hasard dans la main adverse ({ $other_seat_name }).
           *[other] { $seat_name } envoie à la dixième manche un Fantôme tiré au hasard dans la main adverse ({ $other_seat_name }) : un { $value }.
        }
    .own-you =
        { $value ->
            [unknown] Vous envoyez à la dixième manche un Fantôme tiré au hasard dans votre main.
           *[other] Vous envoyez à la dixième manche un Fantôme tiré au hasard dans votre main : un { $value }.
        }
    .rival-you =
        { $value ->
            [unknown] Vous envoyez à la dixième manche un Fantôme tiré au hasard dans la main adverse ({ $other_seat_name }).
           *[other] Vous envoyez à la dixième manche un Fantôme tiré au hasard dans la main adverse ({ $other_seat_name }) : un { $value }.
        }
    .other-you =
        { $value ->
            [unknown] { $seat_name } envoie à la dixième manche un Fantôme tiré au hasard dans votre main.
           *[other] { $seat_name } envoie à la dixième manche un Fantôme tiré au hasard dans votre main : un { $value }.
        }
event-picked-empty =
    { $seat ->
        [0] { $other_seat ->
            [0] { event-picked-empty.own }
           *[1] { event-picked-empty.rival }
        }
       *[1] { $other_seat ->
            [1] { event-picked-empty.own }
           *[0] { event-picked-empty.rival }
        }
    }
    .you =
        { $seat ->
            [0] { $other_seat ->
                [0] { event-picked-empty.own-you }
               *[1] { event-picked-empty.rival-you }
            }
           *[1] { $other_seat ->
                [1] { event-picked-empty.own-you }
               *[0] { event-picked-empty.rival-you }
            }
        }
    .own = { $seat_name } désigne sa propre famille, qui n’a aucun Fantôme en main : il ne se passe rien.
    .rival = { $seat_name } désigne { $other_seat_name }, qui n’a aucun Fantôme en main : il ne se passe rien.
    .own-you = Vous désignez votre propre famille, qui n’a aucun Fantôme en main : il ne se passe rien.
    .rival-you = Vous désignez { $other_seat_name }, qui n’a aucun Fantôme en main : il ne se passe rien.
    .other-you = { $seat_name } désigne votre famille, qui n’a aucun Fantôme en main : il ne se passe rien.
event-picked-nothing = { $seat_name } ne trouve dans aucune main un Fantôme à envoyer à la dixième manche.
    .you = Vous ne trouvez dans aucune main un Fantôme à envoyer à la dixième manche.
event-discarded = { $seat_name } défausse un { $value } de sa main.
    .you = Vous défaussez un { $value } de votre main.
event-unpaid = { $seat_name } ne peut pas défausser deux Fantômes : Bloody Mary compte 0.
    .you = Vous ne pouvez pas défausser deux Fantômes : Bloody Mary compte 0.
event-swapped = { $seat_name } échange les jetons des manches { $round } et { $other }.
    .you = Vous échangez les jetons des manches { $round } et { $other }.
event-swapped-nothing = { $seat_name } n’échange aucun jeton.
    .you = Vous n’échangez aucun jeton.
event-look =
    { $hand ->
        [unknown] { $seat_name } voit la main adverse jusqu’à la fin de la manche ({ $other_seat_name }).
       *[other] { $seat_name } voit la main adverse jusqu’à la fin de la manche ({ $other_seat_name }) : { $hand }.
    }
    .you =
        { $hand ->
            [unknown] Vous voyez la main adverse jusqu’à la fin de la manche ({ $other_seat_name }).
           *[other] Vous voyez la main adverse jusqu’à la fin de la manche ({ $other_seat_name }) : { $hand }.
        }
    .other-you =
        { $hand ->
            [unknown] { $seat_name } voit votre main jusqu’à la fin de la manche.
           *[other] { $seat_name } voit votre main jusqu’à la fin de la manche : { $hand }.
        }
event-look-over = { $seat_name } ne voit plus l’autre main.
    .you = Vous ne voyez plus l’autre main.
event-trip = { $seat_name } a les pieds dans le tapis : sa prochaine carte sera un Fantôme tiré au hasard.
    .you = Vous avez les pieds dans le tapis : votre prochaine carte sera un Fantôme tiré au hasard.
event-trip-over = { $seat_name } n’a plus les pieds dans le tapis.
    .you = Vous n’avez plus les pieds dans le tapis.
event-blanked = { $seat_name } réduit toutes les autres cartes de cette manche à de simples 1.
    .you = Vous réduisez toutes les autres cartes de cette manche à de simples 1.
event-passed = { $seat_name } finit son tour et mène { $total } à { $other }.
    .you = Vous finissez votre tour et menez { $total } à { $other }.
event-left = { $seat_name } quitte la demeure, { $total } à { $other }.
    .you = Vous quittez la demeure, { $total } à { $other }.
event-left-alone = { $seat_name } n’a joué qu’une carte et doit quitter la demeure.
    .you = Vous n’avez joué qu’une carte et devez quitter la demeure.
event-played-dead = { $seat_name } fait le mort et perd la manche.
    .you = Vous faites le mort et perdez la manche.
event-truce = { $seat_name } impose une trêve : personne ne gagne la manche { $round }.
    .you = Vous imposez une trêve : personne ne gagne la manche { $round }.
event-house-won =
    { $seat_name } gagne la manche { $round } et prend { $new_manors ->
        [0] { $new_castles ->
            [one] { $new_castles } château
           *[other] { $new_castles } châteaux
        }
        [one] { $new_manors } manoir{ $new_castles ->
            [0] { "" }
            [one] { " " }et { $new_castles } château
           *[other] { " " }et { $new_castles } châteaux
        }
       *[other] { $new_manors } manoirs{ $new_castles ->
            [0] { "" }
            [one] { " " }et { $new_castles } château
           *[other] { " " }et { $new_castles } châteaux
        }
    } : { $manors } sur 4 manoirs et { $castles } sur 3 châteaux.
    .you =
        Vous gagnez la manche { $round } et prenez { $new_manors ->
            [0] { $new_castles ->
                [one] { $new_castles } château
               *[other] { $new_castles } châteaux
            }
            [one] { $new_manors } manoir{ $new_castles ->
                [0] { "" }
                [one] { " " }et { $new_castles } château
               *[other] { " " }et { $new_castles } châteaux
            }
           *[other] { $new_manors } manoirs{ $new_castles ->
                [0] { "" }
                [one] { " " }et { $new_castles } château
               *[other] { " " }et { $new_castles } châteaux
            }
        } : { $manors } sur 4 manoirs et { $castles } sur 3 châteaux.
event-houses-moved = Son jeton passe à la manche { $round }.
event-took-back =
    { $medium ->
        [0] { $seat_name } reprend un { $value } en main.
       *[other] { $seat_name } reprend { medium-full }.
    }
    .you =
        { $medium ->
            [0] Vous reprenez un { $value } en main.
           *[other] Vous reprenez { medium-full }.
        }
event-took-medium = { $seat_name } prend le Médium de la demeure : { medium-full }.
    .you = Vous prenez le Médium de la demeure : { medium-full }.
event-medium-lost = Le Médium de la demeure est défaussé : { medium-full }.
event-kept-medium = { $seat_name } prend le Médium de la demeure grâce au nº 1 : { medium-full }.
    .you = Vous prenez le Médium de la demeure grâce au nº 1 : { medium-full }.
event-carried =
    { $medium ->
        [0] { $seat_name } transfère un { $value } à la manche { $round }.
       *[other] { $seat_name } transfère { medium-full } à la manche { $round }.
    }
    .you =
        { $medium ->
            [0] Vous transférez un { $value } à la manche { $round }.
           *[other] Vous transférez { medium-full } à la manche { $round }.
        }
event-carried-nothing = { $seat_name } ne transfère aucune carte.
    .you = Vous ne transférez aucune carte.
event-moved = { $seat_name } voit son « Maintenant ou jamais » passer à la dixième manche, où il compte −2.
    .you = Votre « Maintenant ou jamais » passe à la dixième manche, où il compte −2.
event-placed =
    { $value ->
        [unknown] { $seat_name } pose un Fantôme face cachée sur la dixième manche.
       *[other] { $seat_name } pose un { $value } face cachée sur la dixième manche.
    }
    .you =
        { $value ->
            [unknown] Vous posez un Fantôme face cachée sur la dixième manche.
           *[other] Vous posez un { $value } face cachée sur la dixième manche.
        }
event-placed-medium = { $seat_name } pose { medium-full } sur la dixième manche.
    .you = Vous posez { medium-full } sur la dixième manche.
event-placed-nothing = { $seat_name } ne pose rien sur la dixième manche.
    .you = Vous ne posez rien sur la dixième manche.
event-uncover-ten = Dixième manche : on retourne toutes les cartes qui s’y trouvent.
event-revealed =
    { $count ->
        [0] { $seat_name } n’a aucune carte à la dixième manche.
       *[other] { $seat_name } a à la dixième manche : { $cards }.
    }
    .you =
        { $count ->
            [0] Vous n’avez aucune carte à la dixième manche.
           *[other] Vous avez à la dixième manche : { $cards }.
        }
event-resolved = { $seat_name } résout { medium-full }.
    .you = Vous résolvez { medium-full }.
event-round-ten = À la dixième manche, on en est à { $total } contre { $other }.
event-cancelled = Égalité, { $total } contre { $other } : la dixième manche est annulée et l’on compte les jetons.
event-cancelled-truce = { $seat_name } impose une trêve : la dixième manche est annulée et l’on compte les jetons.
    .you = Vous imposez une trêve : la dixième manche est annulée et l’on compte les jetons.
event-won =
    { $reason ->
        [manors] { $seat_name } a quatre manoirs et gagne.
        [castles] { $seat_name } a trois châteaux et gagne.
        [round-10] { $seat_name } a gagné la dixième manche et gagne la partie.
       *[tokens] { $seat_name } a le plus de jetons et gagne.
    }
    .you =
        { $reason ->
            [manors] Vous avez quatre manoirs et gagnez.
            [castles] Vous avez trois châteaux et gagnez.
            [round-10] Vous avez gagné la dixième manche et gagnez la partie.
           *[tokens] Vous avez le plus de jetons et gagnez.
        }
event-draw = Les deux familles ont le même nombre de jetons : la partie est nulle.

## Comment elle s’est terminée

ending-manors = Quatre manoirs donnent la victoire.
ending-castles = Trois châteaux donnent la victoire.
ending-round-10 = Personne n’avait quatre manoirs ou trois châteaux : qui a gagné la dixième manche gagne la partie.
ending-tokens = La dixième manche a été annulée et la victoire va à la famille qui a le plus de jetons.
ending-draw = La dixième manche a été annulée et les deux familles ont le même nombre de jetons : la partie est nulle.

## Les options

option-mediums = Médiums
    .help = Les Médiums que l’on mélange. Les neuf du niveau 0 conviennent aux premières parties.
option-mediums-base = niveau 0 (1 à 9)
option-mediums-up-to-1 = jusqu’au niveau 1 (1 à 14)
option-mediums-up-to-2 = jusqu’au niveau 2 (1 à 19)
option-mediums-up-to-3 = jusqu’au niveau 3 (1 à 24)
option-mediums-up-to-4 = tous (1 à 29)
option-initiation = Partie d’initiation
    .help = Seuls les trois prochains Médiums de la ligne sont visibles. Avec le niveau 0 uniquement.
option-first = Famille qui commence
    .help = Qui commence la première manche.
option-first-random = au hasard
option-first-A = place A
option-first-B = place B

error-initiation-base = La partie d’initiation ne se joue qu’avec les Médiums de base : choisissez-les, ou renoncez à l’initiation (RP-2.3).

## Pourquoi une action n’est pas possible

illegal-other-game = C’est une action d’un autre jeu (RP-3).
illegal-over = La partie est terminée (RP-3.4, RP-4.3).
illegal-wait-for-chance = Le hasard d’abord : on est en train de tirer des cartes ou des jetons (RP-2.1, RP-2.2, RP-3.5).
illegal-draw = Le hasard ne peut pas faire cela maintenant (RP-2.1, RP-2.2, RP-3.5).
illegal-not-chance = C’est à une famille de jouer : rien ne se tire maintenant (RP-3.1).
illegal-answer-first =
    { $phase ->
        [place] Décidez d’abord ce que vous posez sur la dixième manche (RP-3.6).
        [carry] Décidez d’abord quelle carte passe à la manche suivante (RP-6.15).
        [resolve] À la dixième manche, on résout les Médiums et l’on ne joue pas de carte (RP-4.2).
       *[other] Répondez d’abord à ce que demande le Médium nº { $asking } (RP-3.1).
    }
illegal-not-asked = Rien ne demande ce choix maintenant (RP-3.1).
illegal-not-in-hand = Vous n’avez pas de { $value } en main (RP-3.1).
illegal-not-held = Vous n’avez pas { medium-full } devant vous (RP-3.3).
illegal-banned = { $value } est une valeur interdite dans cette manche (RP-6.25).
illegal-banned-medium = { medium-full } fonctionne comme un { $value }, valeur interdite dans cette manche (RP-6.25).
illegal-stumble-first = Vous avez les pieds dans le tapis : votre prochaine carte est un Fantôme tiré au hasard dans votre main (RP-6.6).
illegal-no-stumble = Rien ne vous oblige à jouer un Fantôme au hasard (RP-6.6).
illegal-barred = Vous ne pouvez plus jouer de Médium dans cette manche, et donc pas { medium-full } (RP-6.24).
illegal-only-round-10 = { medium-full } ne sert qu’à la dixième manche : posez-le là après une manche perdue (RP-6.7).
illegal-cannot-pay = Bloody Mary coûte deux Fantômes de votre main, et vous en avez moins (RP-6.21).
illegal-not-in-deck = Votre paquet n’a pas de { $value } qu’on ait le droit de jouer (RP-6.2).
illegal-no-target = L’adversaire n’a pas cette carte dans cette manche (RP-6.11).
illegal-no-copy = Vous n’avez joué dans cette manche aucun { $value } à copier (RP-6.16).
illegal-no-return = Vous n’avez pas de { $value } dans une manche précédente (RP-6.18).
illegal-empty-deck = { $seat_name } a un paquet vide : choisissez l’autre (RP-6.19).
    .you = Votre paquet est vide : choisissez l’autre (RP-6.19).
illegal-empty-hand = { $seat_name } n’a aucun Fantôme en main : choisissez l’autre famille (RP-6.20).
    .you = Vous n’avez aucun Fantôme en main : choisissez l’autre famille (RP-6.20).
illegal-no-discard = Vous n’avez pas de { $value } à défausser (RP-6.21).
illegal-same-value = Les deux valeurs doivent être différentes, et { $value } est déjà nommée (RP-6.25).
illegal-not-later = On n’échange que les jetons des manches à venir ; la manche { $round } n’en est pas une (RP-6.28).
illegal-same-round = Le jeton de la manche { $round } ne peut pas être échangé avec lui-même (RP-6.28).
illegal-swap-begun = L’échange est commencé : nommez maintenant la seconde manche (RP-6.28).
illegal-no-take-back = Vous n’avez pas joué cette carte dans cette manche (RP-6.22).
illegal-no-carry = Cette carte ne peut pas passer à la manche suivante (RP-6.15).
illegal-no-place = Vous n’avez pas cette carte à poser sur la dixième manche (RP-3.6).
illegal-no-resolve = { medium-full } n’attend pas votre décision à la dixième manche (RP-4.2).

## Ce qui ne va pas dans le texte d’une position

position-word = Une position est faite de mots comme hand:123 séparés par une espace ; « { $given } » n’en est pas un.
position-key = Une position ne connaît pas le mot « { $given } ». Elle connaît { $keys }.
position-twice = Le mot { $word } figure deux fois.
position-no-round = La position ne dit pas quelle est la manche, par exemple round:3.
position-value = Au mot { $word }, « { $given } » n’a pas de sens.
position-phase = À la manche { $round }, il n’y a pas de { $phase } (RP-3, RP-4).
position-ghosts =
    La famille { $letter } a { $given ->
        [one] { $given } Fantôme
       *[other] { $given } Fantômes
    } de valeur { $value } dans cette position ; il n’y en a que { $most } (RP-1.1).
position-medium-twice = { medium-full } se trouve à deux endroits ; il n’y en a qu’un (RP-1.2).
position-medium-pool = { medium-full } n’est pas parmi les Médiums que permet l’option mediums (RP-2.1).
position-past =
    Le mot { $word } décrit { $given ->
        [one] { $given } manche précédente
       *[other] { $given } manches précédentes
    } ; il ne peut y en avoir que { $most }.
position-ten = À la dixième manche, les cartes de la famille { $letter } se donnent par table{ $letter } et non par ten{ $letter } (RP-4.1).
position-top = La première carte connue de la famille { $letter }, un { $value }, n’est pas dans son paquet (RP-6.19).
position-loser = { $phase } se demande à la famille perdante de la manche ; { $letter } ne l’a pas perdue (RP-3.6, RP-6.22).
position-winner = { $phase } se demande à la famille gagnante de la manche ; { $letter } ne l’a pas gagnée (RP-6.15).
position-truce = Après une trêve, on ne demande à personne { $phase } (RP-6.27).
position-houses =
    Il y a dans cette position { $given ->
        [one] { $given } jeton
       *[other] { $given } jetons
    } de cette sorte : { $house_name } ; il n’y en a que { $most } (RP-1.3).
position-over = Le mot over, qui dit comment la partie a fini, va avec ask:over, et réciproquement.
position-already-won = La famille { $letter } a déjà 4 manoirs ou 3 châteaux : la partie serait terminée (RP-3.4).
position-seen = Ce qu’on a vu des cartes cachées de la famille { $letter } ne va pas avec ces cartes.
position-nothing = Il n’y a rien à faire dans cette position : { $phase } n’a pas de réponse.
position-set-up = Dans la phase { $phase }, la mise en place ne convient pas : quelque chose se trouve là où il ne peut pas encore être, ou n’est pas venu dans l’ordre (RP-2.1, RP-2.2).
position-asking = { medium-full } ne peut rien demander : il n’est pas, avec son effet, du côté de la famille { $letter } dans cette manche (RP-3.1).
position-uncovered = Dans la partie d’initiation, le Médium de la manche { $round } est encore face cachée (RP-2.3).
position-trip = La famille { $letter } ne peut pas avoir ainsi les pieds dans le tapis : le nº 6 dure jusqu’à la fin de cette manche ou de la suivante, et il faut un Fantôme à jouer (RP-6.6).
position-taken = La manche { $round } est terminée : ses jetons et son Médium ne peuvent plus s’y trouver (RP-3.3).
position-carry = La famille { $letter } ne peut pas avoir de carte en route vers la manche suivante : seule la gagnante d’une manche en a, entre deux manches (RP-6.15).
position-not-won = La fin de la partie ne convient pas : la famille { $letter } n’a pas gagné ainsi (RP-3.4, RP-4.3, RP-4.4).
position-starter = À la dixième manche, les Médiums de la famille { $letter }, qui commence, viennent d’abord (RP-4.2).

## Ce que compte une carte

because-8 = { $signed } chauve-souris
because-9 = { $signed } serpent
because-10 = { $signed } nommée
because-12 = { $signed } pas assez peur
because-13 = { $signed } maintenant ou jamais
because-17 = { $signed } ectoplasme
because-26 = { $signed } nommée
because-29 = { $signed } simple 1
value-because = { $base } { $because } = { $value }

## Le plateau

heading-hand = Votre main
heading-manors = Manoirs
heading-castles = Châteaux
heading-total = Total
heading-deck = Paquet
heading-cards = Main
heading-mediums = Médiums
heading-look = Ce que vous voyez de l’autre main

round-of = Manche { $round } sur 10
count-score =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
round-line = Manche
round-house = Demeure
round-ten = En 10
round-medium = Médium
house-letter-manor = M
house-letter-castle = C
legend-houses = M manoir   C château   ? face cachée   3+ transféré par le nº 15   =3 valeur nommée ou prise   ~ sans effet

status-first = On désigne la famille qui commence.
status-line = On aligne les Médiums.
status-houses = On pose les jetons.
status-deal = On distribue les Fantômes.
status-play-you = À vous : jouez des cartes, puis finissez votre tour.
status-play-other = C’est à { $seat_name } de jouer.
status-stumble = On tire un Fantôme au hasard.
status-search-you = Choisissez un Fantôme de votre paquet.
status-search-other = { $seat_name } choisit un Fantôme de son paquet.
status-name-you = Nommez une valeur.
status-name-other = { $seat_name } nomme une valeur.
status-banish-you = Choisissez la carte adverse à défausser.
status-banish-other = { $seat_name } choisit une carte adverse à défausser.
status-copy-you = Choisissez le Fantôme à copier.
status-copy-other = { $seat_name } choisit un Fantôme à copier.
status-return-you = Choisissez le Fantôme à remettre dans votre paquet.
status-return-other = { $seat_name } choisit un Fantôme à remettre dans son paquet.
status-deck-you = Choisissez le paquet dont on retourne le premier Fantôme.
status-deck-other = { $seat_name } choisit un paquet.
status-turn-up = On retourne le premier Fantôme du paquet.
status-family-you = Choisissez la famille qui pose un Fantôme au hasard sur la dixième manche.
status-family-other = { $seat_name } choisit une famille.
status-pick = On tire un Fantôme au hasard.
status-discard-you = Choisissez un Fantôme de votre main à défausser.
status-discard-other = { $seat_name } choisit des Fantômes à défausser.
status-swap-you = Choisissez deux manches à venir dont on échange les jetons, ou aucune.
status-swap-other = { $seat_name } choisit les jetons à échanger.
status-take-back-you = Choisissez la carte que vous reprenez.
status-take-back-other = { $seat_name } choisit une carte à reprendre.
status-carry-you = Choisissez la carte qui passe à la manche suivante, ou aucune.
status-carry-other = { $seat_name } peut transférer une carte.
status-draw = On pioche des Fantômes.
status-place-you = Vous pouvez poser une carte face cachée sur la dixième manche.
status-place-other = { $seat_name } peut poser une carte sur la dixième manche.
status-uncover = On retourne le Médium suivant.
status-resolve-you = Dixième manche : choisissez lequel de vos Médiums résoudre.
status-resolve-other = Dixième manche : { $seat_name } résout ses Médiums.
status-over = La partie est terminée.

end-pass = Si vous finissez maintenant : à l’adversaire de faire mieux.
end-leave = Si vous finissez maintenant, vous quittez la demeure : votre total n’est pas supérieur.
end-alone = Si vous finissez maintenant, vous quittez la demeure : vous n’avez joué qu’une carte (nº 14).

## La première partie guidée

lesson-begin = Deux familles se disputent dix demeures ; la première qui tient 4 manoirs ou 3 châteaux gagne. La première demeure est un manoir. Hantez-le mieux que l’autre famille et son jeton est à vous. C’est vous qui commencez : jouez un Fantôme de votre main.
lesson-begin-done = Votre Fantôme est de votre côté de la demeure, et sa valeur fait votre total. Vous pourriez jouer d’autres cartes dans le même tour.
lesson-pass = Vous avez 3, l’autre famille 0. C’est strictement plus : vous pouvez terminer votre tour. Allez-y !
lesson-pass-done = L’autre famille devait dépasser 3. Elle a joué un 4, et c’est de nouveau à vous.
lesson-beat = L’autre famille mène 4 à 3, et l’égalité ne suffit pas : il vous faut au moins 5. Jouez votre 2, ou le 5 pour faire peur.
lesson-beat-done = Vous menez de nouveau. Les cartes jouées restent là : chaque surenchère coûte aux deux familles.
lesson-leave = Huit points pour un manoir ! Vous pourriez faire mieux, mais presque toutes vos cartes y passeraient. Qui quitte la demeure en emmène le Médium : ici Sir Nicholas, qui fonctionne comme un 3. Terminez votre tour sans rien jouer.
lesson-leave-done = L’autre famille a pris le manoir ; Sir Nicholas est maintenant devant vous et vous avez gardé vos cartes. Chaque famille a pioché deux Fantômes.
lesson-place = Qui a perdu la manche peut poser une carte sur la dixième. Elle y attend la fin, face cachée. Posez un de vos Fantômes.
lesson-place-done = Vous seul savez lequel c’est. À la dixième manche, personne ne joue de carte : c’est ce qu’on y a posé en cours de partie qui décide.
lesson-medium = Vous avez 8 et il vous faut plus de 9. Noctule noctambule est devant vous : vos cartes paires comptent 1 de plus dans cette manche. Jouez ce Médium !
lesson-medium-done = Trois cartes paires, trois points de plus : 11. L’effet vaut pour les cartes jouées avant et après, jusqu’à la fin de la manche. Regardez une carte pour voir pourquoi elle compte ce qu’elle compte.
lesson-search = Certains Médiums demandent un choix. Vous avez joué Tata, qui va chercher un Fantôme dans votre paquet, et il vous faut plus de 8 alors que vous avez 3. Choisissez le 6.
lesson-search-done = Le 6 est passé droit du paquet à la table, 9 en tout, et le paquet a été mélangé.
lesson-name = Esprit frappeur demande de nommer une valeur : vos cartes de cette valeur comptent 2 de plus. Vous avez deux 2 et un 3, et 10 à dépasser. Nommez le 2.
lesson-name-done = Chaque 2 compte maintenant 4 : avec le 3, cela fait 11. Un autre 2 compterait 4 lui aussi.
lesson-trip = L’autre famille vous a mis les pieds dans le tapis : votre première carte est un Fantôme tiré au hasard dans votre main. Laissez faire le hasard : il y a 3 points à dépasser.
lesson-trip-done = Le hasard a tiré le 4. Désormais, vous choisissez de nouveau ce que vous jouez.
lesson-keep = Vous avez perdu la manche et pourriez poser une carte. Mais l’autre famille a deux châteaux, et la prochaine demeure en est un : vous aurez besoin de toutes vos cartes. Ne posez rien.
lesson-keep-done = Quatre manoirs ou trois châteaux, et la partie est terminée sur-le-champ. Surveillez la course devant chaque famille.
lesson-wedding = Mariage repoussé ne se joue pas dans une demeure. Il ne sert qu’à la dixième manche, comme un 3. Posez-le là.
lesson-wedding-done = Tout le monde sait quel Médium s’y trouve, puisqu’il était visible auparavant. Les Fantômes, eux, restent secrets.
lesson-resolve = Dixième manche : toutes les cartes sont retournées et vous êtes mené 13 à 8. Vos deux Médiums font leur effet l’un après l’autre, dans l’ordre de votre choix. Choisissez le premier.
lesson-resolve-done = Chaque Médium demande ce qu’il demande toujours : Disparais apparition ! une carte adverse, Esprit frappeur une valeur. Il faut tous les résoudre.
lesson-tenth = La neuvième manche est perdue, mais personne n’a encore gagné : la dixième décidera. Vous pouvez encore y poser une carte. Posez votre 5.
lesson-tenth-done = 3, 4, le 3 du mariage et votre 5 font 15, contre 9. Vous prenez la dernière demeure et, comme personne n’a quatre manoirs ou trois châteaux, vous gagnez la partie.
lesson-win = Vous avez deux châteaux et cette demeure en est un. Vous menez 7 à 4. Terminez votre tour !
lesson-win-done = L’autre famille a quitté la demeure, et votre troisième château vous donne aussitôt la victoire. Vous en savez assez ; les Médiums s’expliquent d’eux-mêmes quand on les regarde.

## Pourquoi un robot joue ainsi

reason-wins = cette demeure ferait gagner la partie
reason-beat = la demeure vaut bien ces cartes
reason-ahead = cette avance devrait suffire pour l’instant
reason-leave = la demeure coûterait plus qu’elle ne vaut
reason-medium = c’est ici que ce Médium sert le plus
reason-stumble = mieux vaut un Fantôme au hasard que quitter la demeure
reason-choice = c’est ce qui aide le plus
reason-place = il comptera à la dixième manche
reason-place-medium = ce Médium servira mieux à la dixième manche
reason-place-nothing = toutes les cartes serviront avant la dixième manche
reason-resolve = le meilleur ordre pour la dixième manche

## À l’écran

status-begin-you = À vous : jouez des cartes, ou quittez la demeure.
status-behind-you = À vous : { $mine } contre { $theirs }. Faites mieux, ou quittez la demeure.
status-ahead-you = À vous : vous menez { $mine } à { $theirs }. Jouez encore, ou finissez votre tour.
status-alone-you = À vous : { $mine } contre { $theirs }. Une seule carte ne suffit pas : jouez-en une autre, ou perdez la demeure.
status-trip-you = À vous : vous trébuchez, le hasard choisit le prochain Fantôme. Ou finissez votre tour.
status-name-again-you = Nommez une deuxième valeur, en plus de { $named }.
status-swap-again-you = Échanger le jeton de la manche { $named } avec lequel ?

costly-leave = Votre total, { $mine }, ne dépasse pas { $theirs }. Vous quittez la demeure et votre adversaire la prend ({ $houses }).
costly-alone = Vous n’avez joué qu’une carte, ce que « À 2 on a moins peur » (nº 14) interdit. Vous quittez la demeure et votre adversaire la prend ({ $houses }).

board-you = Vous
board-close = Fermer
board-race = { $manors } manoirs sur 4, { $castles } châteaux sur 3.
board-no-ghosts = Aucun Fantôme en main : il ne se passe rien
board-family = Famille : { $seat_name }
    .you = Votre famille
board-cards =
    { $hand ->
        [one] { $hand } Fantôme
       *[other] { $hand } Fantômes
    } en main, { $deck } dans le paquet{ $top ->
        [unknown] .
       *[other] , un { $top } au-dessus.
    }
board-acting = À son tour.
board-trip = La prochaine carte est un Fantôme au hasard (nº 6).
board-pairs = Aucune carte par tour, ou au moins deux (nº 14).
board-barred = Plus de Médium dans cette manche (nº 24).
board-seen = Main adverse ({ $seat_name }), que vous voyez pendant cette manche
board-seen-none = Une main vide
board-several =
    { $copies ->
        [1] { $value }
       *[other] { $value }, { $copies } fois
    }
board-held = Médiums devant { $seat_name }
    .you = Vos Médiums
board-held-medium =
    Médium { $number }, « { $name } »{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
board-held-more = Les { $count } Médiums
board-hand = Votre main
board-hand-none = Aucun Fantôme en main
board-stumble = Un Fantôme au hasard de votre main
board-ghost =
    { $value }, { $even ->
        [yes] chauve-souris
       *[no] serpent
    }
board-hand-play =
    Jouer { $value }, { $even ->
        [yes] chauve-souris
       *[no] serpent
    }{ $copies ->
        [1] { "" }
       *[other] , { $copies } en main
    }{ $playable ->
        [no] , injouable maintenant
       *[other] { "" }
    }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
board-hand-place =
    Poser { $value } sur la dixième manche{ $copies ->
        [1] { "" }
       *[other] , { $copies } en main
    }{ $playable ->
        [no] , impossible maintenant
       *[other] { "" }
    }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
board-hand-discard =
    Défausser { $value }{ $copies ->
        [1] { "" }
       *[other] , { $copies } en main
    }{ $playable ->
        [no] , impossible maintenant
       *[other] { "" }
    }{ $hinted ->
        [yes] , conseillé
       *[no] { "" }
    }
board-medium = { $name } (nº { $number })
board-hidden = Un Fantôme face cachée
board-card =
    { $card }{ $named ->
        [unknown] { "" }
       *[other] { " " }pour { $named }
    }{ $carried ->
        [yes] , transféré ici
       *[no] { "" }
    }{ $blank ->
        [yes] , privé d’effet
       *[no] { "" }
    }{ $peeked ->
        [yes] , face cachée, connu de vous seul
       *[no] { "" }
    }
board-lying = { $card } : { $worth }
board-choose-card = Choisir { $card } : { $worth }
board-worth-hidden = pas encore connu
board-worth-none = sans valeur
board-tenth = La dixième demeure
board-tenth-text = Sa carte spéciale n’a pas d’effet et personne ne la gagne. Après la manche 9, toutes les cartes des deux côtés sont révélées et le plus grand total prend la demeure.
board-total = Total de { $total } ({ $seat_name }) : voir comment
    .you = Votre total, { $total } : voir comment
board-side = Cartes : { $seat_name }
    .you = Vos cartes
board-house = Manche { $round }
board-stake = Pour qui perd cette manche : Médium { $number }, « { $name } »
board-stake-none = Aucun Médium visible ici
board-line = La ligne des dix demeures
board-column =
    Manche { $round } : { $won ->
        [yes] gagnée par { $seat_name }
       *[no] { $houses ->
            [unknown] aucun jeton
           *[other] { $houses }
        }
    }{ $name ->
        [unknown] { "" }
       *[other] , « { $name } »
    }. Cartes : { $near } en bas, { $far } en haut
    .you =
        Manche { $round } : { $won ->
            [yes] gagnée par vous
           *[no] { $houses ->
                [unknown] aucun jeton
               *[other] { $houses }
            }
        }{ $name ->
            [unknown] { "" }
           *[other] , « { $name } »
        }. Cartes : { $near } en bas, { $far } en haut
board-won-by = gagnée par { $seat_name }
    .you = gagnée par vous
board-truce = Trêve
board-no-cards = Aucune carte
board-before = Précédente
board-after = Suivante
board-use-medium = Jouer
board-use-place-medium = Poser sur la manche 10
board-end-pass = Finir le tour
board-end-leave = Quitter la demeure
board-end-alone = Quitter la demeure
board-end-nothing = Ne rien poser
board-ten-sum = Total { $total } : { $cards }

## Ce que sont et font les choses sur la table

explain-ghost =
    { $parity ->
        [even] Compte { $value }. Sa chauve-souris le dit pair, ce que regardent certains Médiums (RP-1.1, RP-5.1).
       *[odd] Compte { $value }. Son serpent le dit impair, ce que regardent certains Médiums (RP-1.1, RP-5.1).
    }
    .title = Fantôme de valeur { $value }
explain-medium-0 = { board-tenth-text } (RP-1.2, RP-4.1)
    .title = { board-tenth }
explain-medium-1 = { medium-1-text } (RP-6.1)
    .title = { medium-1-name }
explain-medium-2 = { medium-2-text } (RP-6.2)
    .title = { medium-2-name }
explain-medium-3 = { medium-3-text } (RP-6.3)
    .title = { medium-3-name }
explain-medium-4 = { medium-4-text } (RP-6.4)
    .title = { medium-4-name }
explain-medium-5 = { medium-5-text } (RP-6.5)
    .title = { medium-5-name }
explain-medium-6 = { medium-6-text } (RP-6.6)
    .title = { medium-6-name }
explain-medium-7 = { medium-7-text } (RP-6.7)
    .title = { medium-7-name }
explain-medium-8 = { medium-8-text } (RP-6.8)
    .title = { medium-8-name }
explain-medium-9 = { medium-9-text } (RP-6.9)
    .title = { medium-9-name }
explain-medium-10 = { medium-10-text } (RP-6.10)
    .title = { medium-10-name }
explain-medium-11 = { medium-11-text } (RP-6.11)
    .title = { medium-11-name }
explain-medium-12 = { medium-12-text } (RP-6.12)
    .title = { medium-12-name }
explain-medium-13 = { medium-13-text } (RP-6.13)
    .title = { medium-13-name }
explain-medium-14 = { medium-14-text } (RP-6.14)
    .title = { medium-14-name }
explain-medium-15 = { medium-15-text } (RP-6.15)
    .title = { medium-15-name }
explain-medium-16 = { medium-16-text } (RP-6.16)
    .title = { medium-16-name }
explain-medium-17 = { medium-17-text } (RP-6.17)
    .title = { medium-17-name }
explain-medium-18 = { medium-18-text } (RP-6.18)
    .title = { medium-18-name }
explain-medium-19 = { medium-19-text } (RP-6.19)
    .title = { medium-19-name }
explain-medium-20 = { medium-20-text } (RP-6.20)
    .title = { medium-20-name }
explain-medium-21 = { medium-21-text } (RP-6.21)
    .title = { medium-21-name }
explain-medium-22 = { medium-22-text } (RP-6.22)
    .title = { medium-22-name }
explain-medium-23 = { medium-23-text } (RP-6.23)
    .title = { medium-23-name }
explain-medium-24 = { medium-24-text } (RP-6.24)
    .title = { medium-24-name }
explain-medium-25 = { medium-25-text } (RP-6.25)
    .title = { medium-25-name }
explain-medium-26 = { medium-26-text } (RP-6.26)
    .title = { medium-26-name }
explain-medium-27 = { medium-27-text } (RP-6.27)
    .title = { medium-27-name }
explain-medium-28 = { medium-28-text } (RP-6.28)
    .title = { medium-28-name }
explain-medium-29 = { medium-29-text } (RP-6.29)
    .title = { medium-29-name }
explain-ghost-back = Seule la famille qui l’a posé le connaît. On le retourne après la manche 9 (RP-3.9, RP-4.1).
    .title = Fantôme face cachée
explain-medium-back = Dans la partie d’initiation, seuls les prochains Médiums de la ligne sont visibles (RP-2.3).
    .title = Médium face cachée
explain-manor = Qui gagne la demeure prend son jeton. Quatre manoirs gagnent aussitôt la partie (RP-3.3, RP-3.4).
    .title = { house-manor }
explain-castle = Qui gagne la demeure prend son jeton. Trois châteaux gagnent aussitôt la partie (RP-3.3, RP-3.4).
    .title = { house-castle }
explain-house = Dix demeures, hantées l’une après l’autre. La famille gagnante prend le jeton, la perdante le Médium (RP-2.1, RP-3.3).
    .title = ligne de demeures
explain-truce = Personne n’a gagné cette manche : son jeton est passé à la suivante (RP-6.27).
    .title = { board-truce }
explain-total = Ce que comptent ensemble les cartes de la famille. Terminez votre tour strictement en tête, ou vous quittez la demeure (RP-3.2, RP-5.3).
    .title = { heading-total }
explain-worth = Ce que la carte compte à présent, tous effets compris (RP-5.3).
    .title = valeur
explain-deck = Après chaque manche, chaque famille pioche deux Fantômes, tant qu’il y en a (RP-3.5).
    .title = { heading-deck }
explain-hand = Des Fantômes que seule cette famille voit. La main n’est pas limitée (RP-2.2, RP-3.5).
    .title = { heading-cards }

## Les problèmes

puzzle-goal-at-once = À vous de décider : gagnez la partie dès cette manche, quoi que votre adversaire ait en main et quoi qu’il fasse.
puzzle-goal-for-sure = À vous de décider : assurez-vous de gagner la partie, quoi que votre adversaire ait en main et quoi qu’il fasse.
puzzle-why-lost = Vous risquez ainsi de perdre la partie. Par exemple :
puzzle-why-gone = Après cela, la victoire n’est plus assurée. Par exemple :
puzzle-why-late = Vous risquez ainsi de ne pas gagner la partie dans cette manche. Par exemple :
